import { date, number, oneOf, orNull, shape, text, texts as textsOf, whole } from '../fields'
import { childAskedFor, mayKnow, mayLook, mayTreat, ownerNameOf, owns } from './families'
import { addedLine } from './lines'
import { isNow, isSame, hasOnly, pins, type CollectionRule, type AccessRequest } from './accessRequest'

const mood = oneOf('calm', 'enjoyed', 'tired', 'too-much')

const sessions: CollectionRule = {
  path: 'children/{child}/sessions/{session}',
  shape: shape(
    {
      version: whole(1, 1000),
      activity: text(60, 1),
      category: orNull(text(60)),
      level: text(20, 1),
      seed: number,
      startedAt: date,
      ranBy: text(140, 1),
      device: shape({ width: number, height: number, pixelRatio: number }, { screen: shape({ diagonalIn: number, distanceCm: number, heightCm: number }) }),
      settingsJson: text(16_000),
      eventsJson: text(900_000),
      savedAt: date,
    },
    // `laterJson` contains fields of a newer version, which an import preserves.
    { conditionsJson: text(1000), mood, beyondCap: oneOf(true), laterJson: text(4000), demo: oneOf(true) },
  ),
  // A missing session may be read, because a session that is sent again is looked up first.
  get: async (request) => (isOwnOrMissing(request) && (await mayKnow(request))) || mayLook(request),
  list: async (request) => (pins(request.query, '==', 'ranBy', request.caller.uid) && (await mayKnow(request))) || mayLook(request),
  create: async (request) => {
    const { caller, after } = request
    // A person who signs up takes over the guest's sessions. They stay marked as run by a guest.
    const isRanBy = after['ranBy'] === ownerNameOf(caller.uid) || (after['ranBy'] === 'guest' && owns(request))
    // Play with a child of the demo must be marked.
    return isRanBy && isSame(after['demo'], (await childAskedFor(request))?.['demo']) && isNow(request, 'savedAt') && mayKnow(request)
  },
  // Measurements never change. Only the note about the session may be added afterwards.
  update: async (request) => hasOnly(request.changed, ['mood']) && ((isOwnOrMissing(request) && (await mayKnow(request))) || mayTreat(request)),
  delete: owns,
}

const isOwnOrMissing = ({ before, caller }: AccessRequest): boolean => !('ranBy' in before) || before['ranBy'] === caller.uid

// One line for each of the newest sessions. With these, a caseload need not read any session.
const summaries: CollectionRule = {
  path: 'children/{child}/summaries/recent',
  shape: shape({ version: whole(1, 1000), sessions: textsOf(100, 16_000), updatedAt: date }, { demo: oneOf(true) }),
  get: mayLook,
  create: async (request) => (await isInTime(request)) && mayTreat(request),
  update: async (request) => (await isInTime(request)) && ((await mayTreat(request)) || ((await addsOwn(request)) && mayKnow(request))),
  delete: owns,
}

async function isInTime(request: AccessRequest): Promise<boolean> {
  return isNow(request, 'updatedAt') && isSame(request.after['demo'], (await childAskedFor(request))?.['demo'])
}

/** Whether the caller, who cannot read the summary, adds one line about the session of this commit and removes none. */
async function addsOwn({ id, before, after, changed, view }: AccessRequest): Promise<boolean> {
  const line = hasOnly(changed, ['sessions', 'updatedAt']) ? addedLine(before, after) : null
  if (line === null) return false
  const path = `children/${id['child']}/sessions/${line.split(' ')[0]}`
  // The session's own rule decides who owns it and whether it is allowed.
  return (await view.before(path)) === null && (await view.after(path)) !== null
}

/** Rules for the sessions of a child and for everything derived from them. */
export const playRules: readonly CollectionRule[] = [sessions, summaries]
