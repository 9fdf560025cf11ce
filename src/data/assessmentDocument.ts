import * as z from 'zod/mini'
import { asideAnswers, itemCount, oftenAnswers, placeAnswers, redFlags, supports, timeAnswers } from '#domain/assessment/items'
import { experimentFactors, goalActions, goalMeasures, type StoredPaper } from '#domain/assessment/papers'
import { raterSides, type Answers, type RatingHead } from '#domain/assessment/rating'
import { type ReportContent, readers, reportParts } from '#domain/assessment/report'
import { paperSizes } from '#domain/assessment/paper'
import type { PaperDocument } from '#domain/assessment/paper'
import type { StoredDocument } from '#ports/documents'
import { parseJson, type Reader } from './parsing'

/** Version in which assessments are written. Older versions are converted when they are read. */
export const ASSESSMENT_VERSION = 1

const head = z.object({
  version: z.literal(ASSESSMENT_VERSION),
  kind: z.string(),
  contentJson: z.string(),
  author: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
  signedAt: z.nullable(z.date()),
})

const day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((written) => !Number.isNaN(Date.parse(written))),
)
const byName = z.string()

const ratingContent = z.object({ occasion: z.string(), side: z.enum(raterSides), version: z.number(), byName, answered: z.number() })

const contents = {
  score: z.object({ byName, instrument: z.string(), value: z.string(), day, assessor: z.string() }),
  goal: z.object({
    byName,
    doing: z.enum(goalActions),
    support: z.string(),
    what: z.string(),
    n: z.number(),
    m: z.number(),
    measure: z.enum(goalMeasures),
    seconds: z.nullable(z.number()),
    activity: z.string(),
    category: z.nullable(z.string()),
    level: z.string(),
    reviewOn: day,
    endedOn: z.nullable(day),
  }),
  experiment: z.object({ byName, factor: z.enum(experimentFactors), endedOn: z.nullable(day) }),
  sample: z.object({ byName }),
  report: z.object({ byName, day, version: z.number(), before: z.nullable(z.string()) }),
} as const satisfies Record<StoredPaper['kind'], unknown>

/** Reads the part of a rating or paper that may be listed. */
export const readAssessment: Reader<RatingHead | StoredPaper> = ({ id, data }) => {
  const { data: found } = head.safeParse(data)
  if (found === undefined) return null
  const { kind, author, createdAt, updatedAt, signedAt } = found
  const kept = { id, author, createdAt: createdAt.getTime(), updatedAt: updatedAt.getTime(), signedAt: signedAt?.getTime() ?? null }
  const held = parseJson(found.contentJson)
  if (kind === 'rating') {
    const rating = ratingContent.safeParse(held).data
    return rating === undefined ? null : { ...kept, ...rating }
  }
  if (!Object.hasOwn(contents, kind)) return null
  const content = contents[kind as StoredPaper['kind']].safeParse(held).data
  return content === undefined ? null : ({ ...kept, kind, ...content } as StoredPaper)
}

/** Whether content that is about to be written could be read again. */
export const isPaperContent = (kind: StoredPaper['kind'], content: object): boolean => contents[kind].safeParse(content).success

export const isRating = (one: RatingHead | StoredPaper): one is RatingHead => 'occasion' in one

const finding = z.object({
  version: z.literal(ASSESSMENT_VERSION),
  contentJson: z.string(),
  author: z.string(),
  familyUntil: z.optional(z.nullable(z.date())),
})

const answer = z.object({
  value: z.optional(z.union([z.enum(timeAnswers), z.enum(asideAnswers), z.literal([...oftenAnswers])])),
  words: z.optional(z.string()),
  supports: z.array(z.enum(supports)),
  note: z.optional(z.string()),
})

const numbered = z.string().check(z.regex(/^[1-9]\d?$/))
const place = z.enum(['1', '2', '3', '4', '5', '6', '7', '8', '9'])

const answersSchema = z.object({
  items: z.record(numbered, answer),
  places: z.partialRecord(place, z.enum(placeAnswers)),
  flags: z.partialRecord(z.enum(redFlags), z.boolean()),
  note: z.optional(z.string()),
  at: z.number().check(z.gte(1), z.lte(itemCount)),
})

/** Reads the answers of a rating; null if they are unreadable. */
export const readAnswers: Reader<Answers> = (document) => (contentOf(document, answersSchema) as Answers | undefined) ?? null

export const isPaperDocument = (value: unknown): value is PaperDocument =>
  typeof value === 'object' && value !== null && 'blocks' in value && Array.isArray(value.blocks)

const reportSchema = z.object({
  reader: z.enum(readers),
  paper: z.enum(paperSizes),
  parts: z.partialRecord(z.enum(reportParts), z.boolean()),
  texts: z.record(z.string(), z.string()),
  recommendations: z.record(z.string(), z.boolean()),
  from: day,
  until: day,
  // Checks that the pages have the form that this app prints.
  pages: z.nullable(z.custom<PaperDocument>(isPaperDocument)),
})

/** Reads the content of a report; null if it is unreadable. */
export const readReport: Reader<ReportContent> = (document) => {
  const content = contentOf(document, reportSchema)
  return content === undefined ? null : ({ ...content, familyUntil: finding.safeParse(document.data).data?.familyUntil?.getTime() ?? null } as ReportContent)
}

/** Whether content that is about to be written could be read again. */
export const isReportContent = (content: object): boolean => reportSchema.safeParse(content).success

function contentOf<T>({ data }: StoredDocument, schema: { safeParse(value: unknown): { readonly data?: T } }): T | undefined {
  const found = finding.safeParse(data).data
  return found === undefined ? undefined : schema.safeParse(parseJson(found.contentJson)).data
}
