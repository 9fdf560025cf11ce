/** What a thing can be seen to do by itself, and for how long (ms) each goes on. The stage paints it anew for each moment. */
export const ACT_MS = {
  /** An egg rocks about its foot in the nest. */
  rocks: 2600,
  /** Its shell cracks, its cap rises, and a chick looks out to both sides. */
  hatches: 6800,
  /** A cat looks to its bowl, bends down and laps; the milk in its bowl sinks meanwhile. */
  drinks: 9900,
  /** A jug tips to pour. */
  tips: 2800,
  /** A fish tips out of a net above its bowl, slides into the water, swims round and blows three bubbles. */
  slipsIn: 17800,
  /** A fish in the water swims to one side, turns, swims back, looks at us and blows three bubbles. */
  swimsRound: 9500,
  /** It looks at us and blows them. */
  blowsBubbles: 5700,
  /** The lamp of a garage lights, and its door opens; the door comes down behind what has gone in. */
  lightsUp: 7000,
  shuts: 6000,
  /** A bus before its garage turns and goes in. */
  turnsIn: 5000,
  /** A bird spreads its wings, beats them and folds them where it has come to sit. */
  lands: 7400,
  /** A duck waddles up where it has come ashore. */
  waddles: 2600,
  /** A door opens. */
  opens: 1800,
} as const

export type Act = keyof typeof ACT_MS
