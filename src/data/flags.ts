import * as z from 'zod/mini'
import { type Flags, type FlagsSource, NO_FLAGS } from '#ports/administration'
import type { DocumentData, DocumentStore } from '#ports/documents'

/** Path of the document with the feature flags. */
export const FLAGS = 'Config/flags'

/** Watches which activities and features are switched off for every device with a backend. */
export const createFlags = (store: DocumentStore): FlagsSource => ({
  watch: (onFlags, onError) => store.watch(FLAGS, (found) => onFlags(readFlags(found?.data)), onError),
})

const flags = z.object({ disabledActivities: z.array(z.string()), strictEverywhere: z.boolean() })

const readFlags = (data: DocumentData | undefined): Flags => flags.safeParse(data).data ?? NO_FLAGS
