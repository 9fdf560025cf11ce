const camera = {
  title: 'Camera and microphone',
  body: 'The camera and the microphone are off until an adult turns them on. The camera is on only during a session, or while you test it. Its picture is processed only on this device, for a moment: it is not stored or sent, and it is shown only if you turn on the mirror in “Spot it”. The microphone is on only while you record a word under “Voice and photos”, during a session of “My voice” or “Journey home”, or while you test it; the screen says so. These activities measure how loud and how high a sound is. The sound itself is not stored or sent; the session keeps how often and how long sounds were heard. Recordings and photos stay in this browser’s storage. You can play and delete each recording, and delete each photo.',
} as const

/** Terms and privacy: only what is true of this software. Paragraphs are in the order of their keys. */
export const legal = {
  certificate: 'Flash safety: test results',
  home: 'Back to the home page',
  terms: {
    title: 'Terms',
    lead: '{{product}} in plain words: what you can expect from it, and what you cannot.',
    sections: {
      what: {
        title: 'What it is for',
        body: 'Visual activities for children with cerebral visual impairment, to use together with an adult: for practice, for play, and for keeping a record of what happened.',
      },
      device: {
        title: 'Not a medical device',
        body: 'It does not diagnose or treat, and it does not measure eyesight. Its figures count and time what happens in play. The time to a touch includes looking, thinking and reaching. Make decisions about a child’s care with the people who care for the child, never from these figures alone.',
      },
      light: {
        title: 'Epilepsy and light',
        body: 'The activities are built so that nothing flashes and everything fades in and out. No screen is safe for every child. If your child has epilepsy, or light has ever triggered a seizure, ask your doctor before you begin, keep a light on in the room, turn the brightness down and stay with your child. Stop at once if anything seems wrong: hold a top corner of the screen for three seconds, or turn the device away.',
      },
      adult: {
        title: 'An adult is always there',
        body: 'A child never plays alone. Keep sessions short, and stop when the child turns away, grows restless or tires.',
      },
      asIs: {
        title: 'No promise of results',
        body: 'The software is provided as it is. We do not promise that a child will see better or learn faster with it.',
      },
    },
  },
  privacy: {
    title: 'Privacy',
    lead: 'What {{product}} keeps, where it is, who can see it and how to remove it.',
    sections: {
      where: {
        title: 'Where your data is',
        body: 'In this browser’s storage, on this device. The app does not send it anywhere. While you use it, the app contacts no other server: no advertising, no tracking, no third parties.',
      },
      what: {
        title: 'What is kept',
        body: 'Your name and email address; your password only as a salted hash that cannot be read back. For a child: a nickname, the month of birth if you give it, and the settings you chose. For each session: what was shown, when, where it was touched and how it ended. Also what you write about a child in assessments, goals and reports, your texts, the words you record and the photos you take. We ask for a nickname so that no full name is needed.',
      },
      camera,
      who: {
        title: 'Who can see it',
        body: 'The data is not encrypted on the device. Anyone who can unlock the device and open this browser can see it, and anyone holding the tablet can reset an account’s password. Use your device’s lock. The first account on this device can become its administrator, who sees people, accounts and codes, but nothing about any child.',
      },
      lasting: {
        title: 'How long it is kept',
        body: 'Until you remove it. Some browsers also clear a site’s data by themselves: in private windows, when the device is full, or after weeks without a visit.',
      },
      remove: {
        title: 'How to remove it',
        body: 'In your account you can export everything, delete a child for good, or delete your account and everything in it; nothing is then left on this device. A child you look after by invitation stays with its family. Removing a child from the list hides the child but keeps everything. To remove every account on this device at once, clear this site’s data in your browser settings.',
      },
      demo: {
        title: 'The demo clinic',
        body: 'Everything in it is made up, and labelled as such.',
      },
    },
  },
  privacyHosted: {
    title: 'Privacy',
    lead: 'What {{product}} keeps, where it is, who can see it and how to remove it.',
    sections: {
      where: {
        title: 'Where your data is',
        body: 'With your account, in the database of whoever runs this site (Google Firebase, in the region they chose). While you are signed in, also in this browser’s storage, so that play continues offline. Photos, recorded voices and play without an account stay on this device only.',
      },
      alone: {
        title: 'Who else is asked',
        body: 'Nobody. While you use it, the app contacts no other server: no advertising, no tracking, no third parties.',
      },
      checked: {
        title: 'Who else is asked',
        body: 'Google reCAPTCHA, which checks that a person and not a program is using the app. Its script loads from Google when you open an activity or an account page; it sees your network address and how the page is used, and may set a cookie. No advertising, no tracking.',
      },
      what: {
        title: 'What is kept',
        body: 'Your name and email address; your password only with the sign-in service, as a hash that cannot be read back. For a child: a nickname, the month of birth if you give it, and the settings you chose. For each session: what was shown, when, where it was touched and how it ended. Also what you and a team write about a child in assessments, goals and reports, your texts, who has access, and who opened a child’s page. If you let a second device join, also what is being played and marked right now, until it is replaced. We ask for a nickname so that no full name is needed.',
      },
      camera,
      who: {
        title: 'Who can see it',
        body: 'You, and another parent you have invited, until you end it. People at a clinic or school only when you share a child with their account, for the purpose and time you set; you see here who opened the child’s page, and can end it at any moment. Administrators see people, accounts and codes, but nothing about any child. On this device, anyone who can unlock it while you are signed in: use its lock, and sign out on a shared tablet.',
      },
      lasting: {
        title: 'How long it is kept',
        body: 'Until you remove it. Signing out removes your account’s data from this browser.',
      },
      remove: {
        title: 'How to remove it',
        body: 'In your account you can export everything, delete a child for good, or delete your account and everything in it. A child you look after by invitation stays with its family. Removing a child from the list hides the child but keeps everything. Some records stay, without a name or address: that a code or a free trial was used, what you agreed to and when, and what you paid. If you have a subscription, end it first; the payment service keeps the records the law requires.',
      },
    },
  },
} as const
