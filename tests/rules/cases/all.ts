import { attemptsOf, type Case } from '../kit/case'
import { teamAndAccountCases } from './accounts'
import { assessmentCases } from './assessments'
import { rowCases } from './caseRows'
import { familyCases } from './children'
import { deviceCases } from './demo'
import { guardianCases } from './guardians'
import { limitCases } from './limits'
import { peopleCases } from './people'
import { sharingCases } from './sharing'
import { shopCases } from './shop'

/** The table: what both backends must answer. */
const cases: readonly Case[] = [
  ...peopleCases,
  ...shopCases,
  ...teamAndAccountCases,
  ...familyCases,
  ...assessmentCases,
  ...rowCases,
  ...guardianCases,
  ...sharingCases,
  ...limitCases,
  ...deviceCases,
]

/** The same, question by question. */
export const attempts = cases.flatMap(attemptsOf)
