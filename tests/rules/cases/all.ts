import { attemptsOf, type Case } from '../kit/case'
import { accessLogCases } from './accessLog'
import { accountCases } from './accounts'
import { assessmentCases } from './assessments'
import { rowCases } from './caseRows'
import { anonymousCases, childCases, crowdedCases, erasingCases } from './children'
import { companionCases } from './companions'
import { deviceCases } from './demo'
import { familyCases } from './families'
import { grantCases } from './grants'
import { invitingCases } from './guardianInvitations'
import { comingCases, leavingCases } from './guardianList'
import * as guardians from './guardians'
import { invitationCases } from './invitations'
import { limitCases } from './limits'
import { messageCases } from './messages'
import { peopleCases } from './people'
import { planCases } from './plans'
import { sessionCases } from './sessions'
import { sharingCases } from './sharing'
import { shopCases } from './shop'
import { summaryCases } from './summaries'
import { teamCases } from './teams'
import { textCases } from './texts'

/** The table of requests, with the answers that both backends must give. */
const cases: readonly Case[] = [
  ...peopleCases,
  ...shopCases,
  ...accountCases,
  ...familyCases,
  ...teamCases,
  ...invitationCases,
  ...anonymousCases,
  ...childCases,
  ...crowdedCases,
  ...grantCases,
  ...sessionCases,
  ...summaryCases,
  ...planCases,
  ...messageCases,
  ...textCases,
  ...companionCases,
  ...accessLogCases,
  ...erasingCases,
  ...assessmentCases,
  ...rowCases,
  ...guardians.readingCases,
  ...guardians.writingCases,
  ...guardians.grantCases,
  ...guardians.ownerCases,
  ...leavingCases,
  ...comingCases,
  ...invitingCases,
  ...guardians.clinicCases,
  ...sharingCases,
  ...limitCases,
  ...deviceCases,
]

/** The same table, as single requests. */
export const attempts = cases.flatMap(attemptsOf)
