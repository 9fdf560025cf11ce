/**
 * A rule for using the same word for the same thing, in two registers: parents read everyday words; therapists, reports, goals, tables and administrators
 * read technical terms. A pattern matches only the meaning that the rule is about ("the last run", not "you run a session"). These words have no
 * rule, because their ordinary uses cannot be distinguished: step (except "step 3 of 10"), letters (of a word), clutter, access, opportunity, dwell,
 * hand-under-hand and the word "kept".
 */
export interface WordingRule {
  /** The word to use, which also names the rule in the list of exceptions. */
  readonly say: string
  /** Pattern that is wrong in every text. */
  readonly never?: RegExp
  /** Technical term that is right for therapists but wrong for parents. */
  readonly notForParents?: RegExp
  /** Starts of the keys to which the rule is limited. */
  readonly where?: readonly string[]
  /** Keys of texts that the rule does not check. */
  readonly unless?: RegExp
  readonly wrong: readonly string[]
  readonly wrongForParents?: readonly string[]
  /** Examples that are right for everyone. */
  readonly right: readonly string[]
}

/** Matches a word before a singular noun, which distinguishes "the last run" from "you run". */
const ONE = String.raw`(?:an?|the|this|each|every|last|next|first|second|another|one|per)`

export const vocabulary: readonly WordingRule[] = [
  {
    say: 'turn',
    never: new RegExp(
      String.raw`(?<!\bgive it )\b${ONE} try\b|\b(?:\d+|two|three|four|five|of|last|many|more) tries\b|\brounds\b|\b${ONE} round(?=[.,;:!?]|$| (?:of|is|was|ends|begins|starts)\b)`,
      'i',
    ),
    notForParents: /(?<!\b(?:free|clinical|controlled) )\btrials?\b(?! period)/i,
    wrong: ['Found at the first try.', 'Right in 4 of 5 tries.', 'The last round is over.', 'Ten rounds'],
    wrongForParents: ['Found in 8 of 10 trials.'],
    right: ['Try again.', 'It tries again every few seconds.', 'Give it a try.', 'Touch the round one.', 'A round shape', 'Start the free trial', 'Turn 3'],
  },
  {
    say: 'touch',
    never: /\b(?:hits?|deeds?)\b/i,
    notForParents: /\bresponses?\b/i,
    wrong: ['7 hits', 'One stroke or other deed.'],
    wrongForParents: ['The response came after 4 seconds.'],
    right: ['The server is not responding.', 'White indeed', 'About 4 seconds to touch'],
  },
  {
    say: 'looked',
    never: /\b(?:Pip|your child|the child|children) saw\b/i,
    wrong: ['Pip saw 3 of 5 lights.'],
    right: ['Pip looked at 3 of 5 lights.', 'People saw different things.', 'See what Pip sees.'],
  },
  {
    say: 'without help',
    never:
      /^alone$|^alone, turns$|\b(?:\d+(?: %)?|once|times) alone\b|\balone(?: or with help| within|, measured)\b|\b(?:found|finds?|spotted|done|told|tells?|answered|went|touched) alone\b/i,
    notForParents: /\b(?:independent(?:ly)?|prompted)\b/i,
    wrong: ['Alone', '3 times alone', 'Found alone in 8 of 10 turns.', '80 % alone', 'Alone within a time'],
    wrongForParents: ['Found independently', '3 prompted'],
    right: ['A child never plays alone.', 'One light alone, or among others', 'Leave the fish alone.', 'By sight alone', 'Each of you answers alone.'],
  },
  {
    say: 'came and went',
    never:
      /\bpass(?:ed|es)? by\b|\b(?:\d+|turns?|Pip|your child)(?: was| were| has| have)? (?:missed|failed)\b|\b(?:\d+|an?|each|every|no) miss(?:es)?\b|\b(?:missed|failed) (?:turn|trial|touch)/i,
    wrong: ['3 passed by', '7 of 9 missed.', 'Pip failed twice.', 'Failed turns', 'Not a miss'],
    right: ['Set what is missing.', 'A small difference can be missed.', 'The download failed.', 'Turns came and went.', 'Dismiss'],
  },
  {
    say: 'help',
    never: /\b(?:\d+|the|these|two|three|four|all|more|fewer) helps\b|(?<!\bvoice )\bcues?\b/i,
    notForParents: /\bprompt(?:s|ing)?\b/i,
    wrong: ['After two helps', 'A cue comes after 10 seconds.'],
    wrongForParents: ['A prompt comes after 10 seconds.'],
    right: ['What helps most', 'It helps to come nearer.', 'Voice cue', 'Help comes after 10 seconds.', 'We reply promptly.'],
  },
  {
    say: 'wait',
    never: /(?<![\p{L}’-]|\b(?:press|key|letter) )T(?![\p{L}’-]| key)/u,
    notForParents: /\blatenc(?:y|ies)\b|\bresponse interval\b/i,
    wrong: ['Help comes after T seconds.'],
    wrongForParents: ['Wait (visual latency)'],
    right: ['Wait 10 seconds.', 'A T-shirt', 'I can’t hold', 'The T key'],
  },
  {
    say: 'session',
    never: new RegExp(String.raw`\bgames?\b|\b${ONE} (?:run(?! out| into)|play(?! sample))\b|\b\d+ (?:runs|plays)\b|\bunder the play\b|\blongest play\b`, 'i'),
    wrong: ['A new game', 'Kept with every play of today', 'The last run', 'Longest play'],
    right: [
      'Play again',
      'Pip can play.',
      'Free play',
      'No play in 14 days',
      'The sessions that you run',
      'Each runs offline.',
      'This plays by itself.',
      'What play showed',
    ],
  },
  {
    say: 'Learning to look / Using vision / Refining vision',
    never: /\b(?:[Bb]uilding|[Uu]sing|[Rr]efining) looking\b|\blooking is being built\b|^(?:Building|Using|Refining)$|\b(?:[Ll]evel|[Ss]tage)s? [ABC]\b/,
    wrong: ['Pip is building looking.', 'Refining', 'At level B', 'Stage A'],
    right: ['Learning to look', 'Pip uses looking to put one thing into another.', 'Building blocks', 'Level 2 of 6', 'Choose a level'],
  },
  {
    say: 'level',
    never: /\brungs?\b|\bstep \d+ of \d+/i,
    wrong: ['The highest rung', 'Up to step 7 of 10'],
    right: ['Level 2 of 6', 'In small steps', 'Step 1, very different', 'The next step'],
  },
  {
    say: 'busy',
    never: /^(?!.*complexity).*\bC(?:10|[1-9])\b/i,
    notForParents: /\bcomplexity\b/i,
    wrong: ['Up to C7'],
    wrongForParents: ['Complexity 1 to 10', 'Complexity C7'],
    right: ['How busy the screen may be', 'Vitamin C'],
  },
  {
    say: 'place on the screen',
    never: /(?<!\bon )\b(?:an?|the|this|that|each|every|best|blind|nine|\d+) spots?\b(?! of light)/i,
    notForParents: /\bvisual fields?\b|(?<!\b(?:time|comfort) )\bzones?\b/i,
    wrong: ['The best spot', 'Nine spots on the screen'],
    wrongForParents: ['The left visual field', 'Nine zones'],
    right: ['“Spot it” asks for it.', 'Spot a person among two.', 'Nine places', 'In your time zone'],
  },
  {
    say: 'Pip’s profile',
    never: /\bwhat suit(?:s|ed)\b(?! you\b)/i,
    wrong: ['What suits Pip', 'Back to what suits'],
    right: ['Pip’s profile', 'Busier than suits Pip now', 'Choose what suits you.', 'Everyday Looking Profile'],
  },
  {
    say: 'settings',
    never: /\bdials?\b|\bways? of answering\b|\bstay(?:s|ing)? on (?:it|things?|a thing)\b|\b(?:by|after) staying\b|\bstaying: |\ba stay\b/i,
    notForParents: /\baccess methods?\b|\bscan speed\b|\bdwell time\b/i,
    wrong: ['Every dial', 'Way of answering', 'Staying on it', 'By staying on things', 'After staying', 'A switch or a stay'],
    wrongForParents: ['Access method', 'Dwell time'],
    right: ['Settings', 'It stays on the screen.', 'Photos stay on this device.', 'Stay with the child.', 'Eye gaze or head mouse (dwell)'],
  },
  { say: 'plan', never: /\bprogrammes?\b/i, wrong: ['The programme of the week'], right: ['Another program is using the camera.', 'The week’s plan'] },
  { say: 'guide', never: /\bresources?\b/i, wrong: ['Read the resources.'], right: ['Read the guide.'] },
  { say: 'team', never: /\btherapist accounts?\b/i, wrong: ['A therapist account'], right: ['The therapist’s team', 'Your account'] },
  { say: 'share', never: /\b(?:grant(?:s|ed|ing)?|revok(?:es?|ed|ing))\b/i, wrong: ['Grant access', 'Access is revoked.'], right: ['Stop sharing'] },
  {
    say: 'save, download, offline, restore',
    never:
      /\bkeep(?:s|ing)? (?:the|this|these|your|a) (?:answers?|goal|note|photo|PIN|recording|score|text|words)\b|\bkeep everything (?:here|for)\b|^kept\b|” is kept\b|\bkept yet\b|\b(?:to|not) keep (?:it again|this)\b|\bwithout keeping\b|\bfetch(?:ed|es|ing)?\b.{0,30}\bahead\b|\b(?:without|no) (?:an? |any )?network\b|\b(?:bring(?:s|ing)?|brought)(?: \S+){0,3} back\b/i,
    wrong: ['Keep the photo', 'Kept on this tablet', 'Fetch the rest ahead', 'Plays without a network', 'There is no network.', 'Bring the settings back'],
    right: [
      'Keep this page open.',
      'Keep everything',
      'Keep a copy of it',
      'All sessions are kept.',
      'Bring it to the basket.',
      'Your network address',
      'Go back',
    ],
  },
  {
    say: 'adult check',
    never: /^before settings\b|“before settings”|(?<!\b(?:garden|school) )\bgates?\b/i,
    wrong: ['Before settings', 'The gate opens.'],
    right: ['An adult check comes before settings.', 'At the school gate'],
  },
  {
    say: 'pause menu',
    never: /\bsheets?\b(?! of (?:cards?|paper))/i,
    wrong: ['The adult’s sheet', 'On the sheet of any activity'],
    right: ['One sheet of cards to cut out', 'The pause menu'],
  },
  { say: 'The first light', never: /\bg[eo]t(?:s|ting)? to know\b/i, wrong: ['Getting to know'], right: ['Get started', 'You know Pip best.'] },
  { say: 'baseline', never: /\bplay samples?\b/i, wrong: ['Begin a play sample'], right: ['Start a baseline'] },
  {
    say: 'follow along',
    never: /^beside (?:the child|your child|Pip)\b|\b(?:you|window|device) beside\b/i,
    wrong: ['Beside Pip', 'A second window beside the child', 'Nothing is played with you beside now.'],
    right: ['Follow along', 'Follow along with Pip'],
  },
  { say: 'messages', never: /\bnotes?\b/i, where: ['screens.messages.'], wrong: ['Write a note'], right: ['Write a message', '7 letters left'] },
  {
    say: 'features',
    never: /\bswitches\b/i,
    where: ['screens.systemAdmin.', 'app.menu.places./system-admin#flags'],
    wrong: ['Save the switches'],
    right: ['Save the features', 'Activities that are switched off'],
  },
  { say: 'children', notForParents: /\bcaseloads?\b/i, wrong: [], wrongForParents: ['Your caseload'], right: ['The children you work with'] },
  {
    say: 'usually, about',
    notForParents: /\bmedians?\b|\bquartiles?\b|\binterquartile\b|\bresponse rate\b/i,
    wrong: [],
    wrongForParents: ['Median 4 s, interquartile range 3 to 6 s'],
    right: ['Usually 5 to 9 seconds'],
  },
]

/** Matches the place before the first word of a sentence. */
const START = String.raw`(?<=^|[.!?:]\s|\n)`

/** Keys of documents, whose sentences may be longer than those of buttons and messages. */
const documents = /^screens\.(?:legal|report)\./

/** Rules of plain English that a pattern can check: word order, and words that nobody says aloud. `wording.test.ts` explains how a rule is applied. */
export const plainEnglish: readonly WordingRule[] = [
  {
    say: 'begin with the thing or the verb',
    never: new RegExp(String.raw`${START}(?:(?:What|Whatever|Whoever|How)\s[^.?!]*|Where\s[^,.?!]*)\.(?:\s|”|$)`),
    wrong: ['What was saved before is safe.', 'Nothing changed. Whoever added Pip can do it.', 'How often it was found, by place.'],
    right: [
      'What helps most',
      'How does Pip respond?',
      'Where: at home.',
      'Where your child touches, light spreads.',
      'How busy it may get',
      'Everything saved before is safe.',
    ],
  },
  {
    say: 'things are: not stand, lie or be told',
    never: /\b(?:stands?|stood|lies|lay) (?:above|at|below|beside|between|here|in|next|on|outside|there|under)\b|\b(?:is|are|was|were) told\b(?! apart)/i,
    wrong: ['The place where it stands in the list.', 'The median lies between two values.', 'The family is told at once.'],
    right: ['The median is between two values.', 'Lying on one side', 'In a stander', 'One word is told apart from another.'],
  },
  {
    say: 'again, next to, who, anyone who',
    never: /\b(?:anew|beside|whoever|whom|whomever)\b/i,
    wrong: ['Start anew.', 'Sit beside your child.', 'For whoever looks after the device.', 'The child whom you invited'],
    right: ['Start again.', 'Sit next to your child.', 'Besides, it is free.', 'Anyone who opens the link can play.'],
  },
  {
    say: 'familiar',
    never: /\bknown (?:person|people|pictures?|places?|rooms?|things?|voices?|words?)\b/i,
    wrong: ['A known thing out of two', 'A known voice is easier to listen to.'],
    right: ['A familiar thing', 'Not known'],
  },
  {
    say: 'Pip’s plan',
    never: /\bthe [\w-]+(?: [\w-]+)? of Pip\b/i,
    wrong: ['The plan of Pip', 'The set-up card of Pip is ready.'],
    right: ['Pip’s plan', 'Photos of Pip', 'The other half of Pippin'],
  },
  {
    say: 'reload, continue',
    never: /\bload (?:it|the page|this page) (?:again|once more)\b|\b(?:go|goes) on (?:with|playing|writing)\b|\bgo on$/i,
    wrong: ['Nothing is lost: load the page again.', 'Go on writing', 'Go on'],
    right: ['Reload the page.', 'Continue', 'The light goes on again.', 'What is going on?'],
  },
  {
    say: 'one idea in a sentence, at most 20 words',
    never: /(?<=^|[.!?:]\s|\n)(?:[^\s.!?:]+[\s]+){20}[^\s]/,
    unless: documents,
    wrong: ['One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one.'],
    right: [
      'One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty.',
      'One two three four five six seven eight nine ten. One two three four five six seven eight nine ten: one two three four five six seven.',
    ],
  },
  {
    say: 'a calm voice, without exclamation marks',
    never: /!|\bunfortunately\b/i,
    wrong: ['Well done!', 'Unfortunately, nothing was saved.'],
    right: ['Done for today'],
  },
  {
    say: 'British spelling',
    never: /\b(?:analyz\w+|behaviors?|centers?|colors?|favorites?|gray|organiz\w+|recogniz\w+)\b/i,
    wrong: ['A gray dot', 'Your favorite color', 'It is recognized.'],
    right: ['A grey dot', 'Your favourite colour', 'Size and prize'],
  },
]
