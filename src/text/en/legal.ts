const camera = {
  title: 'Camera and microphone',
  body: 'The camera is off until an adult turns it on for a session. Its picture is looked at on this device only, for a moment: it is not kept and not sent, and it is shown only where you turn on the mirror of “Spot it”, on this screen alone. The microphone is open only while you record a word on the page “Voices”, which says so as long as it lasts. Recordings stay in the storage of this browser, for the child for whom you made them; you can hear and delete each one there. Photos that you take of things are kept in the same way.',
} as const

/** Terms and privacy: only what is true of this software. Paragraphs stand in the order of their keys. */
export const legal = {
  certificate: 'Flash safety: what was filmed and found',
  home: 'Back to the first page',
  terms: {
    title: 'Terms',
    lead: '{{product}} in plain words: what you may expect of it, and what not.',
    sections: {
      what: {
        title: 'What it is for',
        body: 'Visual activities for children with cerebral visual impairment, used together with an adult. It is for practice, for play and for writing down what happened.',
      },
      device: {
        title: 'Not a medical device',
        body: 'It does not diagnose, does not measure eyesight and does not treat. Its figures are counts and times of play. The time to a touch contains looking, thinking and reaching. Decide about a child’s care with the people who care for the child, never from these figures alone.',
      },
      light: {
        title: 'Epilepsy and light',
        body: 'The activities are built so that nothing flashes and everything fades in and out. No screen is safe for every child. If your child has epilepsy or light has ever set off a seizure, ask your doctor before you begin, keep a light on in the room, turn the brightness down and stay beside your child. Stop at once when anything seems wrong: hold the corner of the screen, or turn the device away.',
      },
      adult: {
        title: 'An adult is always there',
        body: 'A child never plays alone. Keep sessions short, and stop when the child turns away, grows restless or tires.',
      },
      asIs: {
        title: 'No promise of results',
        body: 'The software is given as it is. We do not promise that a child will see better or learn faster with it.',
      },
    },
  },
  privacy: {
    title: 'Privacy',
    lead: 'What {{product}} keeps, where it is, who can see it and how to remove it.',
    sections: {
      where: {
        title: 'Where your data is',
        body: 'In the storage of this browser, on this device. The app sends it nowhere. While you use it, the app asks no address but its own for anything: no advertisements, no counters, no third party.',
      },
      what: {
        title: 'What is kept',
        body: 'Your name and email address; your password only as a salted fingerprint that cannot be read back. For a child: a nickname, the month of birth if you give it, and the settings you chose. For each session: what was shown, when, where it was touched and how it ended. Also what you say of a child in an assessment, its goals and reports, the texts you write, the words you record and the photos of things you take for a child. We ask for a nickname so that no full name of a child is needed.',
      },
      camera,
      who: {
        title: 'Who can see it',
        body: 'The data is not encrypted on the device. Anyone who can unlock it and open this browser can get to it, and an account’s password can be renewed by anyone who holds the tablet. Use the lock of your device. The first account on this device may administer it: it sees people, accounts and codes, and nothing of any child.',
      },
      lasting: {
        title: 'How long it lasts',
        body: 'Until you remove it. Some browsers also clear a site’s data by themselves: in private windows, when the device is full, or after weeks without a visit.',
      },
      remove: {
        title: 'How to remove it',
        body: 'In your account you can export everything, delete a child for good, or delete your account with everything in it; nothing of it is left on this device then. A child that you look after by somebody’s invitation stays with its family. Taking a child off the list hides the child, but keeps everything. To remove every account on this device at once, clear the data of this site in the settings of your browser.',
      },
      demo: {
        title: 'The demo clinic',
        body: 'Everything in it is made up and says so.',
      },
    },
  },
  privacyHosted: {
    title: 'Privacy',
    lead: 'What {{product}} keeps, where it is, who can see it and how to remove it.',
    sections: {
      where: {
        title: 'Where your data is',
        body: 'With your account, in the database of whoever runs this address (Google Firebase, in the place that was chosen there), and for as long as you are signed in also in the storage of this browser, so that play goes on without a network. Photos of things, recorded voices and play without an account stay on this device alone.',
      },
      alone: {
        title: 'Who else is asked',
        body: 'Nobody. While you use it, the app asks no other address for anything: no advertisements, no counters, no third party.',
      },
      checked: {
        title: 'Who else is asked',
        body: 'Google reCAPTCHA, which looks whether a person and not a program is using the app. Its script is loaded from Google when an activity or a page of an account is opened; it sees your network address and how the page is used, and may set a cookie. No advertisements and no counters.',
      },
      what: {
        title: 'What is kept',
        body: 'Your name and email address; your password only where you sign in, as a fingerprint that cannot be read back. For a child: a nickname, the month of birth if you give it, and the settings you chose. For each session: what was shown, when, where it was touched and how it ended. Also what you and a team say of a child in an assessment, its goals and reports, the texts you write, what you allowed whom, and who opened the page of a child. Where you let another device join, also what is played just then and what the adult marks, until it is written over. We ask for a nickname so that no full name of a child is needed.',
      },
      camera,
      who: {
        title: 'Who can see it',
        body: 'You, and another parent whom you invited to look after a child, until you end it. People of a clinic or school only when you share a child with their account, for the purpose and the time that you set; you see who opened the page of the child here, and you can end it at any moment. Administrators see people, accounts and codes, and nothing of any child. On this device anyone who can unlock it while you are signed in: use its lock, and sign out on a shared tablet.',
      },
      lasting: {
        title: 'How long it lasts',
        body: 'Until you remove it. Signing out removes what this browser kept of your account.',
      },
      remove: {
        title: 'How to remove it',
        body: 'In your account you can export everything, delete a child for good, or delete your account with everything in it. A child that you look after by somebody’s invitation stays with its family. Taking a child off the list hides the child, but keeps everything. Some records stay: that a code or a free trial was used, what you agreed to and when, and what you paid. They have no name or address. With a running subscription the payment service keeps what the law asks of it; end the subscription first.',
      },
    },
  },
} as const
