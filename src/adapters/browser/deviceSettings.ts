import { conditionsFrom } from '#domain/activities/conditions'
import { screenFrom } from '#domain/activities/visualAngle'
import type { Volumes } from '#domain/devices/volumes'
import { englishFrom, languageFrom, languages } from '#domain/language'
import { ownNamesFrom } from '#domain/words/ownNames'
import { type ActivityChoice, type DaysConditions, type DeviceChoices, type DeviceSettings, workspaces, textSizes } from '#ports/deviceSettings'
import { voicePreferences } from '#ports/speech'
import { DEVICE_KEY } from './deviceKey'

const defaults: DeviceChoices = {
  volumes: { voice: 0.8, effects: 0.6, music: 0.4, interface: 0.5, muted: false },
  voice: 'recordings',
  textSize: 'normal',
  side: null,
  isSignedIn: false,
  language: null,
  english: null,
  activeChildId: null,
  unnamedChildId: null,
  activities: {},
  conditions: {},
  screen: null,
  isJoinable: false,
  leftAlone: null,
  knowsMarking: false,
  toldVoiceless: [],
  ownNames: {},
  copies: {},
  messagesRead: {},
  gate: { isOff: false, wasPlayed: false, pin: null },
  display: { fillsScreen: true, staysAwake: true },
}

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Stores the settings of the device in the browser's storage. Each unreadable part falls back to its default.
 * @param hear receives a function to call when another tab has changed the settings; otherwise the next change in this tab would restore what the
 *   other tab removed
 */
export function createDeviceSettings(storage: () => Kept, hear: (onOtherTab: () => void) => void = () => undefined): DeviceSettings {
  let kept = textOf(storage)
  let choices = choicesOf(kept)
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const readAgain = () => {
    const text = textOf(storage)
    if (text === kept) return
    kept = text
    choices = choicesOf(text)
    tell()
  }
  hear(readAgain)
  return {
    read: () => choices,
    change(patch) {
      readAgain()
      choices = { ...choices, ...patch }
      try {
        const text = JSON.stringify(choices)
        storage().setItem(DEVICE_KEY, text)
        kept = text
      } catch {
        // The storage is full or forbidden, so the choice lasts until the page closes.
      }
      tell()
    },
    watch(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

function textOf(storage: () => Kept): string | null {
  try {
    return storage().getItem(DEVICE_KEY)
  } catch {
    return null
  }
}

function choicesOf(text: string | null): DeviceChoices {
  try {
    return choicesFrom(JSON.parse(text ?? 'null'))
  } catch {
    return defaults
  }
}

// Checks the values by hand, because the first page has no space for a schema library.
function choicesFrom(stored: unknown): DeviceChoices {
  if (!isMap(stored)) return defaults
  const {
    volumes,
    voice,
    textSize,
    side,
    isSignedIn,
    language,
    english,
    activeChildId,
    unnamedChildId,
    activities,
    conditions,
    screen,
    isJoinable,
    leftAlone,
    knowsMarking,
    toldVoiceless,
    ownNames,
    copies,
    messagesRead,
    gate,
    display,
  } = stored
  return {
    volumes: volumesFrom(volumes),
    voice: voicePreferences.find((preference) => preference === voice) ?? defaults.voice,
    textSize: textSizes.find((size) => size === textSize) ?? defaults.textSize,
    side: workspaces.find((each) => each === side) ?? defaults.side,
    isSignedIn: isSignedIn === true,
    language: languageFrom(language),
    english: englishFrom(english),
    activeChildId: typeof activeChildId === 'string' ? activeChildId : null,
    unnamedChildId: typeof unnamedChildId === 'string' ? unnamedChildId : null,
    activities: isMap(activities) ? Object.fromEntries(Object.entries(activities).flatMap(([key, value]) => choiceFrom(key, value))) : {},
    conditions: isMap(conditions) ? Object.fromEntries(Object.entries(conditions).flatMap(([childId, value]) => dayFrom(childId, value))) : {},
    screen: isMap(screen) ? screenFrom(screen) : null,
    isJoinable: isJoinable === true,
    ownNames: ownNamesFrom(ownNames),
    copies: copiesFrom(copies),
    messagesRead: momentsFrom(messagesRead),
    leftAlone: typeof leftAlone === 'string' ? leftAlone : null,
    knowsMarking: knowsMarking === true,
    toldVoiceless: languages.filter((each) => Array.isArray(toldVoiceless) && toldVoiceless.includes(each)),
    gate: isMap(gate) ? gateFrom(gate) : defaults.gate,
    display: isMap(display) ? { fillsScreen: display['fillsScreen'] !== false, staysAwake: display['staysAwake'] !== false } : defaults.display,
  }
}

const copiesFrom = (stored: unknown): DeviceChoices['copies'] =>
  isMap(stored) ? Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => /^\d{4}-\d\d-\d\d$/.test(String(entry[1])))) : {}

const momentsFrom = (stored: unknown): DeviceChoices['messagesRead'] =>
  isMap(stored) ? Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number')) : {}

function gateFrom({ isOff, wasPlayed, pin }: Readonly<Record<string, unknown>>): DeviceChoices['gate'] {
  return { isOff: isOff === true, wasPlayed: wasPlayed === true, pin: isMap(pin) ? pinFrom(pin) : null }
}

const pinFrom = ({ salt, hash, rounds }: Readonly<Record<string, unknown>>) =>
  typeof salt === 'string' && typeof hash === 'string' && typeof rounds === 'number' ? { salt, hash, rounds } : null

function volumesFrom(stored: unknown): Volumes {
  if (!isMap(stored)) return defaults.volumes
  const loudness = (name: 'voice' | 'effects' | 'music' | 'interface') => {
    const value = stored[name]
    return typeof value === 'number' && value >= 0 && value <= 1 ? value : defaults.volumes[name]
  }
  return {
    voice: loudness('voice'),
    effects: loudness('effects'),
    music: loudness('music'),
    interface: loudness('interface'),
    muted: stored['muted'] === true,
  }
}

function choiceFrom(key: string, stored: unknown): (readonly [string, ActivityChoice])[] {
  if (!isMap(stored) || !isMap(stored['own'])) return []
  const { level, own, answeredStepUp } = stored
  return [[key, { level: typeof level === 'string' ? level : null, own, ...(typeof answeredStepUp === 'string' ? { answeredStepUp } : {}) }]]
}

function dayFrom(childId: string, stored: unknown): (readonly [string, DaysConditions])[] {
  return isMap(stored) && typeof stored['day'] === 'string' ? [[childId, { day: stored['day'], told: conditionsFrom(stored['told']) }]] : []
}

const isMap = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
