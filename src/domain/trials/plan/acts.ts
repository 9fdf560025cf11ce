/** Actions that a thing can perform by itself, with their duration (ms). The stage redraws them for each moment. */
export const ACT_MS = {
  /** An egg rocks in the nest. */
  rocks: 2600,
  /** The shell cracks, the top rises, and a chick looks to both sides. */
  hatches: 6800,
  /** A cat looks at its bowl, bends down and laps while the milk sinks. */
  drinks: 9900,
  /** A jug tips to pour. */
  tips: 2800,
  /** A fish slips out of a net above its bowl, slides into the water, swims around and blows three bubbles. */
  slipsIn: 17800,
  /** A fish swims to one side, turns, swims back, looks at the child and blows three bubbles. */
  swimsRound: 9500,
  /** A fish looks at the child and blows bubbles. */
  blowsBubbles: 5700,
  /** The garage's lamp lights up and the door opens. Later, the door closes behind the thing that went in. */
  lightsUp: 7000,
  shuts: 6000,
  /** A bus in front of its garage turns and goes in. */
  turnsIn: 5000,
  /** A bird spreads its wings, beats them, and folds them after landing. */
  lands: 7400,
  /** A duck waddles up the bank after coming ashore. */
  waddles: 2600,
  /** A door opens. */
  opens: 1800,
} as const

export type Act = keyof typeof ACT_MS
