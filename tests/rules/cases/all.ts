import { attemptsOf, type Case } from '../kit/case'
import { teamAndAccountCases } from './accounts'
import { assessmentCases } from './assessments'
import { rowCases } from './caseRows'
import { familyCases } from './children'
import { deviceCases } from './demo'
import { guardianCases } from './guardians'
import { limitCases } from './limits'
import { peopleCases } from './people'
import { shopCases } from './shop'

/** The table: the answers that both backends must give. */
const cases: readonly Case[] = [
  ...peopleCases,
  ...shopCases,
  ...teamAndAccountCases,
  ...familyCases,
  ...assessmentCases,
  ...rowCases,
  ...guardianCases,
  ...limitCases,
  ...deviceCases,
]

/** The same, request by request. */
export const attempts = cases.flatMap(attemptsOf)
