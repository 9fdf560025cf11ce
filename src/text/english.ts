/**
 * The keys of the English texts, the values in each sentence, and the notes of src/text/notes.json. Do not edit: `npm run text-types` writes it.
 * A text without values is a `string`; for any other one the type has its values: `'{{alias}} {{count}}'`.
 */
export interface English {
  app: {
    unanswered: string
    skip: string
    /** A name followed by a description. */
    named: '{{name}} {{of}}'
    seconds: '{{seconds}}'
    percent: '{{percent}}'
    close: string
    cancel: string
    tryAgain: string
    undo: string
    /** Number words for the beginning of a sentence; larger numbers are digits. */
    numbers: readonly [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    more: '{{label}}'
    less: '{{label}}'
    guest: string
    level: '{{level}}'
    /** Levels that have a name instead of a number. */
    levels: {
      map: string
      meet: string
      places: string
      colours: string
      sample: string
      'compare-colour': string
      'compare-side': string
      'compare-speed': string
      'compare-size': string
      'compare-background': string
      'compare-sound': string
      'compare-number': string
    }
    /** The reason why an action failed, by error code. */
    refused: {
      title: string
      'permission-denied': string
      'not-found': string
      aborted: string
      'storage-full': string
      offline: string
      unavailable: string
      usedUp: string
    }
    notFound: {
      title: string
      body: string
      home: string
    }
    titles: {
      '/': string
      '/signin': string
      '/signup': string
      '/resetpassword': string
      '/terms': string
      '/privacy': string
      '/credits': string
      '/activity': string
      '/subactivity': string
      '/account': string
      '/dashboard': string
      '/pricing': string
      '/resources': string
      '/assessment': string
      '/therapist-dashboard': string
      '/system-admin': string
      '/profile': string
      '/progress': string
      '/sharing': string
      '/voices': string
      '/photos': string
      '/plan': string
      '/texts': string
      '/outlines': string
      '/devices': string
      '/tablet': string
      '/file': string
      '/about': string
      '/link': string
      '/more': string
      '/here-for': string
      '/show': string
      '/meeting': string
      '/who': string
      '/today': string
      '/test': string
      '/test-search-widget': string
      '/beside': string
      notFound: string
      '/messages': string
    }
    /** The adult check. */
    gate: {
      title: string
      lead: string
      hold: string
      holding: string
      withoutHolding: string
      sum: '{{one}} {{other}}'
      wrong: string
      go: string
      pin: string
      wrongPin: string
      showPin: string
      forgotten: string
      password: string
      passwordWhy: string
      leadsOut: string
      first: {
        settings: string
        camera: string
        device: string
      }
      cameraLead: string
      steps: {
        sum: string
        pin: string
      }
      code: {
        title: string
        why: '{{product}}'
        label: string
        incomplete: string
        wrong: string
        cancel: string
      }
    }
    /** Errors of date and number fields. */
    typed: {
      /** The fault of a field, and the value that applies until it is corrected. */
      kept: '{{asked}} {{value}}'
      day: string
      dayWithin: '{{first}} {{last}}'
      wholeNumber: '{{least}} {{most}}'
      number: '{{least}} {{most}}'
    }
    search: {
      clear: string
      found_one: '{{count}}'
      found_other: '{{count}}'
    }
    menu: {
      label: string
      places: {
        '/dashboard': string
        '/activity': string
        '/resources': string
        '/therapist-dashboard': string
        '/therapist-dashboard#team': string
        '/system-admin': string
        '/system-admin#accounts': string
        '/system-admin#codes': string
        '/system-admin#flags': string
        '/account': string
      }
      choose: string
      demo: string
      offline: string
      close: string
      unread: string
    }
    /** The three stages of looking. */
    stages: {
      A: string
      B: string
      C: string
    }
    /** A session that could not be saved yet. */
    unkept: {
      title: string
      full: string
      other: string
    }
    /** Offline changes that the server refused later. */
    lost: {
      title: string
      body: '{{what}}'
      dismiss: string
      kinds: {
        children: string
        plans: string
        texts: string
        Users: string
        TherapistAccounts: string
        invitations: string
        assessments: string
        other: string
      }
    }
    /** Shown if nobody has chosen a language on this device. */
    accountLanguage: {
      is: '{{language}}'
      stay: '{{language}}'
    }
    notHere: {
      title: string
      why: string
      pages: string
      activities: string
    }
    loading: string
    retry: string
    failed: {
      title: string
      safe: string
      screen: string
      translated: string
      light: string
      home: string
      offline: string
      returns: string
    }
    conditions: {
      title: string
      why: string
      names: {
        posture: '{{alias}}'
        light: string
        noise: string
        state: string
        seizure: string
        place: string
      }
      answers: {
        posture: {
          seat: string
          side: string
          stander: string
          lap: string
        }
        light: {
          dark: string
          dim: string
          bright: string
        }
        noise: {
          none: string
          little: string
          some: string
          much: string
        }
        state: {
          asleep: string
          sleepy: string
          calm: string
          lively: string
          overexcited: string
        }
        seizure: {
          no: string
          yes: string
          unknown: string
        }
        place: {
          home: string
          school: string
          clinic: string
          elsewhere: string
        }
      }
      /** The same answers, used without their question. */
      said: {
        posture: {
          seat: string
          side: string
          stander: string
          lap: string
        }
        light: {
          dark: string
          dim: string
          bright: string
        }
        noise: {
          none: string
          little: string
          some: string
          much: string
        }
        state: {
          asleep: string
          sleepy: string
          calm: string
          lively: string
          overexcited: string
        }
        seizure: {
          no: string
          yes: string
          unknown: string
        }
        place: {
          home: string
          school: string
          clinic: string
          elsewhere: string
        }
      }
    }
    /** The result in words. */
    result: {
      first_one: '{{count}}'
      first_other: '{{count}}'
      line_one: '{{title}} {{level}} {{count}}'
      line_other: '{{title}} {{level}} {{count}}'
      yourChild: string
      turns: string
      turn: '{{number}}'
      kinds: {
        alone: string
        helped: string
        partly: string
        other: string
        looked: string
        passed: string
      }
      legend: {
        alone_one: '{{count}}'
        alone_other: '{{count}}'
        helped_one: '{{count}}'
        helped_other: '{{count}}'
        partly_one: '{{count}}'
        partly_other: '{{count}}'
        other_one: '{{count}}'
        other_other: '{{count}}'
        looked_one: '{{count}}'
        looked_other: '{{count}}'
        passed_one: '{{count}}'
        passed_other: '{{count}}'
      }
      looked: string
      seconds_one: '{{count}}'
      seconds_other: '{{count}}'
      none: string
      /** Turns at the mirror. */
      mirror_one: '{{alias}} {{count}}'
      mirror_other: '{{alias}} {{count}}'
      mirrorWhy: string
      alsoMirror_one: '{{count}}'
      alsoMirror_other: '{{count}}'
      noneWhy: string
      any: {
        done_one: '{{alias}} {{n}} {{count}}'
        done_other: '{{alias}} {{n}} {{count}}'
        looked_one: '{{alias}} {{n}} {{count}}'
        looked_other: '{{alias}} {{n}} {{count}}'
        passed_one: string
        passed_other: '{{count}}'
        warmed_one: '{{alias}}'
        warmed_other: '{{alias}} {{count}}'
      }
      alone_one: string
      alone_other: '{{count}}'
      aboutEach_one: string
      aboutEach_other: '{{count}}'
      onlyLooked: string
      onlyPassed: string
      compared: {
        quicker: string
        slower: string
        same: string
      }
      guide: string
      more: string
      moreWhy: string
      firstShort_one: '{{count}}'
      lineShort_one: '{{title}} {{level}} {{count}}'
      firstShort_other: '{{count}}'
      lineShort_other: '{{title}} {{level}} {{count}}'
    }
    summary: {
      fit: string
      fitWhy: string
      fitNow: string
      few: '{{least}}'
      spread_one: '{{q1}} {{q3}} {{median}} {{count}}'
      spread_other: '{{q1}} {{q3}} {{median}} {{count}}'
      counted: '{{n}} {{all}}'
      warmUps: string
      ofWarmUps_one: '{{count}}'
      ofWarmUps_other: '{{count}}'
      partly_one: '{{count}}'
      partly_other: '{{count}}'
      unmeasured_one: '{{count}}'
      unmeasured_other: '{{count}}'
      mashed_one: '{{count}}'
      mashed_other: '{{count}}'
      prompts: string
      step: string
      trials: string
      steps: {
        none: string
        moved: string
        grew: string
        voice: string
        'shown-how': string
        'wrong-first': string
        'by-hand': string
        itself: string
      }
      noResponse_one: '{{count}}'
      noResponse_other: '{{count}}'
      zones: string
      zoneSeconds: '{{seconds}}'
      zoneN: '{{n}}'
      zoneAnswered: '{{answered}} {{n}}'
      zoneTurns_one: '{{count}}'
      zoneTurns_other: '{{count}}'
      zoneFew: '{{n}} {{least}}'
      sooner: string
      later: string
      fewTurns: '{{least}}'
      places: {
        planned: string
        'partly-measured': string
      }
      zoneLabel: {
        z1: string
        z2: string
        z3: string
        z4: string
        z5: string
        z6: string
        z7: string
        z8: string
        z9: string
      }
      again: string
      other: string
      today: '{{alias}}'
      toToday: string
      toAssessment: string
      saving: string
      saved: string
      kept: string
    }
    concepts: {
      title: string
      why: string
      word: string
      state: string
      views: string
      own: string
      states: {
        shown: string
        looked: string
        'found-2': string
        'found-4': string
        'other-picture': string
        named: string
      }
    }
    confusions: {
      sides: '{{left}} {{right}} {{above}} {{below}} {{n}}'
      title: string
      line_one: '{{taken}} {{asked}}'
      line_other: '{{taken}} {{asked}} {{count}}'
    }
    /** The smallest difference that was recognised. */
    discrimination: {
      title: string
      settled: '{{step}} {{answers}} {{reversals}}'
      under: string
      over: string
      open: '{{reversals}} {{wanted}}'
      stopped: '{{reversals}} {{wanted}}'
      column: string
      plain: string
      game: string
      says: {
        'plain-better': string
        'game-better': string
        'no-difference': string
        few: '{{least}}'
      }
      why: string
    }
    counted: {
      title: string
      places: string
      leftOut: '{{leftOut}} {{n}}'
      twice_zero: string
      twice_one: '{{count}}'
      twice_other: '{{count}}'
      never: string
      often: string
      few: '{{least}}'
      each_one: '{{median}} {{q1}} {{q3}} {{count}}'
      each_other: '{{median}} {{q1}} {{q3}} {{count}}'
      fewTimes: '{{least}} {{n}}'
      numbers: '{{right}} {{n}}'
      fewNumbers: '{{n}}'
      other_one: '{{chosen}} {{asked}}'
      other_other: '{{chosen}} {{asked}} {{count}}'
    }
    likeness: {
      title: string
      kinds: {
        unlike: string
        'same-colour': string
        'same-shape': string
      }
      wrong: '{{wrong}} {{n}}'
      why: '{{least}}'
    }
    grid: {
      title: string
      weak: '{{sides}}'
      none: string
      sides: {
        left: string
        right: string
        top: string
        bottom: string
      }
      row: string
      columns: {
        left: string
        middle: string
        right: string
      }
      rows: {
        top: string
        middle: string
        bottom: string
      }
      missed: '{{missed}} {{asked}}'
      wrong_one: string
      wrong_other: '{{count}}'
      why: '{{trials}}'
    }
    ground: {
      title: string
      highest: '{{rung}}'
      none: '{{least}}'
      rung: string
      alone: string
      time: string
      cost: string
      share: '{{percent}} {{n}}'
      median: '{{seconds}} {{n}}'
      few: '{{n}}'
      times: '{{cost}}'
      why: '{{least}}'
      weaker_one: '{{count}}'
      weaker_other: '{{count}}'
      lowers: '{{rung}} {{now}} {{cap}}'
      raises: '{{rung}} {{now}} {{cap}}'
      keep: string
      kept: '{{cap}}'
      isKept: '{{cap}}'
      locked: string
      rungs: {
        g1: string
        g2: string
        g3: string
        g4: string
        g5: string
        g6: string
        g7: string
        g8: string
        g9: string
        g10: string
      }
    }
    /** Results for each step of an activity. */
    steps: {
      alone: string
      range: string
      chance: string
      time: string
      days: string
      share: '{{percent}} {{alone}} {{n}}'
      between: '{{low}} {{high}}'
      percent: '{{percent}}'
      word: '{{word}} {{step}}'
      noneYet: string
      why: '{{least}}'
      undo: string
      most: {
        lowers: '{{now}} {{cap}}'
        raises: '{{now}} {{cap}}'
        keep_one: '{{count}}'
        keep_other: '{{count}}'
        kept: '{{cap}}'
        isKept: '{{cap}}'
        locked: string
      }
    }
    ways: {
      title: string
      why: string
      drawn: string
      whyDrawn: string
    }
    /** Figures that only some activities have. */
    following: {
      title: string
      followed_one: '{{followed}} {{count}}'
      followed_other: '{{followed}} {{count}}'
      paced_one: '{{count}} {{lost}}'
      paced_other: '{{count}} {{lost}}'
      share_one: '{{median}} {{q1}} {{q3}} {{count}}'
      share_other: '{{median}} {{q1}} {{q3}} {{count}}'
      few: '{{least}}'
      unmarked: string
      untouched: string
      crossed: '{{crossed}} {{crossings}}'
      noCrossing: string
      lost: '{{lost}}'
      lostAtMiddle: '{{lostAtMiddle}}'
      byFinger_one: '{{count}}'
      byFinger_other: '{{count}}'
      without: '{{unmarked}}'
      directions: string
      direction: {
        right: string
        left: string
        down: string
        up: string
        slanting: string
      }
      tooFew: string
      distance_one: '{{median}} {{count}}'
      distance_other: '{{median}} {{count}}'
      caution: string
    }
    outlines: {
      title: string
      why: string
      word: string
      state: string
      right: string
      days: string
      known: string
      open: string
      ofTries: '{{right}} {{tries}}'
    }
    reading: {
      title: string
      lines: '{{lines}} {{words}}'
      time_one: '{{median}} {{q1}} {{q3}} {{count}}'
      time_other: '{{median}} {{q1}} {{q3}} {{count}}'
      few: '{{least}}'
      heard: '{{read}} {{heard}} {{percent}}'
      unheard: '{{heard}}'
      backs: '{{backs}}'
      stamina: '{{stamina}}'
      steady: string
      words: string
      word: string
      seconds: string
    }
    freePlay: {
      active: '{{active}} {{length}}'
      first: '{{seconds}}'
      busyEnough: '{{seconds}}'
      busyLess: '{{seconds}}'
      touchedEnough_one: '{{count}} {{seconds}}'
      touchedEnough_other: '{{count}} {{seconds}}'
      touchedLess_one: '{{count}} {{seconds}}'
      touchedLess_other: '{{count}} {{seconds}}'
      byHand: string
      touches_one: '{{count}}'
      touches_other: '{{count}}'
      deeds_one: '{{count}}'
      deeds_other: '{{count}}'
      hold: '{{seconds}}'
      pauses_zero: string
      pauses_one: '{{count}}'
      pauses_other: '{{count}}'
      demonstrations_one: '{{count}}'
      demonstrations_other: '{{count}}'
      few: '{{least}}'
      sides: '{{left}} {{right}}'
      places: string
      why: string
    }
    facing: {
      title: string
      why: '{{alias}}'
      limits: string
      turnOn: string
      turnOff: string
      off: string
      lapsed: string
      starting: string
      ready: string
      on: string
      onNow: string
      again: '{{day}}'
      since: {
        you: '{{day}}'
        by: '{{name}} {{day}}'
        someone: '{{day}}'
      }
      unsaved: string
      problems: {
        refused: string
        missing: string
        busy: string
        ended: string
        unsupported: string
        failed: string
      }
      scopes: {
        off: string
        looking: string
        every: string
      }
      scopesWhy: string
      line: '{{percent}} {{seconds}}'
      lineFew: '{{seconds}}'
      lineNone: '{{percent}}'
      notEyes: string
      few: string
      columns: {
        activity: string
        toward: string
        on: string
        off: string
        away: string
        none: string
        known: string
        unknown: string
        n: string
      }
      when: {
        on: string
        off: string
      }
      byTrial: '{{median}} {{q1}} {{q3}} {{n}}'
      agreement: {
        kappa: '{{kappa}} {{percent}} {{n}}'
        constant: '{{percent}} {{n}}'
        few: '{{n}}'
        caution: string
      }
      asking: string
      nothing: {
        picture: string
        shown: string
        counts: string
      }
    }
    coach: {
      title: '{{alias}}'
      why: '{{alias}}'
      faint: '{{alias}}'
      key: string
      try: string
      counted_one: string
      counted_other: '{{count}}'
      begin: string
      known: string
      knownWhy: string
      dot: string
    }
    start: {
      seen: '{{alias}}'
      help_one: '{{count}}'
      help_other: '{{count}}'
      noHelp: string
      suits: '{{alias}}'
      guest: string
      level: string
      levelOfAll_one: '{{level}} {{count}}'
      levelOfAll_other: '{{level}} {{count}}'
      easier: string
      harder: string
      busier: string
      unheard: string
      start: string
      byTouch: string
      settingsWhy: string
      back: string
      show: string
      exit: string
      noChild: string
      unkept: string
      unreadable: string
      texts: '{{alias}}'
      decks: '{{alias}}'
      off: string
      strict: string
      voiceless: {
        family: string
        guest: string
        record: string
        install: string
        notNow: string
      }
      warmUps: string
    }
    camera: {
      title: string
      why: string
      asks: string
      turnOn: string
      turnOff: string
      starting: string
      on: string
      refused: string
      missing: string
      busy: string
      ended: string
      unsupported: string
      dark: string
      area: {
        common: string
        find: string
        watching_one: '{{count}}'
        watching_other: '{{count}}'
        cancel: string
        set: string
        again: string
        forget: string
        unseen: string
      }
      failed: string
    }
    mirror: {
      title: string
      why: string
      asks: string
      turnOn: string
      turnOff: string
      starting: string
      on: string
      refused: string
      missing: string
      busy: string
      ended: string
      unsupported: string
      failed: string
    }
    tilt: {
      title: string
      why: string
      asks: string
      turnOn: string
      turnOff: string
      starting: string
      on: string
      zero: string
      zeroed: string
      refused: string
      unsupported: string
      silent: string
      byTouch: string
    }
    seeThem: string
    microphone: {
      title: string
      why: string
      click: string
      asks: string
      turnOn: string
      turnOff: string
      starting: string
      room: string
      again: string
      rooms: {
        quiet: string
        some: string
        loud: string
      }
      refused: string
      missing: string
      unsupported: string
      failed: string
    }
    sheet: {
      title: string
      lead: string
      goOn: string
      repeatCue: string
      next: string
      rest: string
      end: string
      ground: string
      groundWhy: string
      oneMore: string
      oneFewer: string
      moreThings_one: '{{count}}'
      moreThings_other: '{{count}}'
      fewerThings_one: '{{count}}'
      fewerThings_other: '{{count}}'
      moreThingsWhy: string
      volumes: {
        label: string
        voice: string
        effects: string
        music: string
        interface: string
      }
      speaks: string
      speaksHint: string
      voices: {
        recordings: string
        device: string
        'built-in': string
      }
      mute: string
      settings: string
      forNow: string
      forNowWhy: '{{alias}}'
      texts: string
      picked: '{{number}}'
      mostWords: '{{most}}'
      scenesWhy: string
      scenes: string
      decks: string
      decksWhy: string
      textsWhy: string
      apply: string
      applyWhy: string
      tiles: {
        label: string
        sounds: string
        ground: string
        howMany: string
        planned: string
        more_one: '{{count}}'
        more_other: '{{count}}'
        fewer_one: '{{count}}'
        fewer_other: '{{count}}'
        loudness: {
          off: string
          soft: string
          medium: string
          full: string
        }
        grounds: {
          plain: string
          faint: string
          medium: string
          full: string
        }
      }
    }
    warning: {
      picture: string
      storageFull: string
      storage: string
      sound: string
      rest: string
      idle: string
      tired: string
      load: string
      scene: string
    }
    turn: string
    resting: string
    head: {
      title: string
      why: string
      on: string
      failed: string
      none: string
      range: {
        common: string
        find: string
        again: string
        forget: string
        cancel: string
        watching: string
        lost: string
        set: string
        unseen: string
        sides: {
          left: '{{number}} {{steps}}'
          right: '{{number}} {{steps}}'
          up: '{{number}} {{steps}}'
          down: '{{number}} {{steps}}'
        }
      }
      turnOn: string
      turnOff: string
    }
  }
  screens: {
    /** New features, and the status of this device. */
    about: {
      title: string
      version: '{{version}}'
      news: string
      on: '{{version}} {{day}}'
      items: {
        offline: string
        safe: string
        file: string
        languages: string
        tablet: string
        beside: string
        names: string
        flashes: string
      }
      status: string
      online: string
      offline: string
      backend: {
        asking: string
        reached: string
        lost: string
        none: string
      }
      ready: string
      notReady: string
      device: string
      support: string
      write: '{{contact}}'
      credits: string
    }
    /** The signed-in person's account, and the settings of this device. */
    account: {
      title: string
      parts: string
      allParts: string
      sections: {
        you: string
        tablet: string
        children: string
        subscription: string
        data: string
        'sign-out': string
      }
      gate: {
        title: string
        why: string
        on: string
        off: string
        bySum: string
        byPin: string
        choosePin: string
        changePin: string
        removePin: string
        newPin: string
        newPinHint: string
        badPin: string
        keepPin: string
      }
      side: {
        title: string
        why: string
        family: string
        team: string
        administration: string
      }
      name: string
      saveName: string
      nameSaved: string
      address: string
      changeAddress: string
      newAddress: string
      newAddressHint: string
      currentPassword: string
      addressByMail: string
      addressChanged: string
      changePassword: string
      savePassword: string
      passwordChanged: string
      secondStep: {
        title: string
        lead: string
        isOn: string
        turnOn: string
        turnOff: string
        turnedOn: string
        turnedOff: string
        proveFirst: string
        scan: string
        picture: string
        typeKey: string
        keepKey: string
        failed: {
          'wrong-credentials': string
          'invalid-code': string
          'no-code': string
          'expired-code': string
          'too-many-attempts': string
          offline: string
          'unverified-email': string
          unavailable: string
        }
      }
      cancel: string
      team: string
      teamWhy: string
      teamOpen: string
      textSize: string
      textSizeHint: string
      textSizes: {
        normal: string
        large: string
        larger: string
      }
      language: string
      unread: string
      about: string
      setUp: string
      devices: string
      screen: {
        title: string
        why: string
        tested: string
        diagonal: string
        distance: string
        card: string
        cardHow: '{{cm}}'
        cardSize: string
        cardFits: string
        remove: string
        kept: '{{diagonal}} {{distance}}'
      }
      joinable: string
      joinableHow: string
      display: {
        title: string
        fillsScreen: string
        staysAwake: string
      }
      languageHint: string
      administer: {
        title: string
        lead: string
        sees: string
        once: string
        prove: string
        take: string
        failed: string
        done: '{{date}}'
        open: string
        firstTitle: string
        first: string
        firstOpen: string
      }
      children: {
        lead: string
        none: string
        of: '{{alias}}'
        with: '{{names}}'
        ends: string
      }
      signOut: string
      signOutHint: string
      signOutHosted: string
      privacy: string
      sessions: {
        title: string
        lead: string
        open: string
        now: string
        done: string
        wrongPassword: string
      }
      teamAccess: {
        title: '{{team}}'
        lead: string
        save: string
      }
    }
    /** Shown at an unknown address. */
    notFound: {
      title: string
      lead: string
      today: string
      activities: string
      home: string
    }
    /** The list of activities. */
    activities: {
      title: string
      find: string
      notFound: string
      playOne: string
      continue: string
      beginHere: string
      levelToday: '{{level}}'
      levelOn: '{{level}} {{day}}'
      line: '{{trains}} {{last}}'
      new: string
      ready: string
      all_one: '{{count}}'
      all_other: '{{count}}'
      changeLevel: string
      busier_one: '{{count}}'
      busier_other: '{{count}}'
      busierWhy: '{{alias}}'
      harder: string
      withSubscription: string
      seeCost: string
      strictLeftOut_one: '{{count}} {{alias}}'
      strictLeftOut_other: '{{count}} {{alias}}'
      locked: string
      checking: string
      goOn: {
        title: '{{title}} {{level}}'
        why: string
        accept: string
        notNow: string
      }
      chapters: string
      allChapters: string
      forChild: '{{alias}}'
      noneTitle: string
      none: string
      noFamily: string
      allHidden: '{{alias}}'
      inCategory: '{{title}} {{category}}'
      categories: {
        fruits: string
        vegetables: string
        everyday: string
        clothing: string
        animals: string
        toys: string
        vehicles: string
        food: string
        body: string
        nature: string
        park: string
        wardrobe: string
        classroom: string
      }
      families: {
        see: {
          title: string
          lead: string
        }
        follow: {
          title: string
          lead: string
        }
        find: {
          title: string
          lead: string
        }
        know: {
          title: string
          lead: string
        }
        same: {
          title: string
          lead: string
        }
        do: {
          title: string
          lead: string
        }
        words: {
          title: string
          lead: string
        }
        camera: {
          title: string
          lead: string
        }
      }
    }
    /** The assessment page, and the report editor. */
    assessment: {
      title: '{{alias}}'
      lead: string
      failed: string
      loading: string
      visitor: '{{alias}}'
      unreadable_one: '{{count}}'
      unreadable_other: '{{count}}'
      saved: string
      kept: string
      goals: {
        guide: string
        title: string
        none: string
        add: string
        own: string
        pattern: string
        doing: '{{alias}}'
        doings: {
          look: string
          find: string
          touch: string
          follow: string
          name: string
        }
        support: string
        what: string
        activity: string
        category: string
        level: string
        turns: '{{n}} {{m}}'
        n: string
        m: string
        measure: string
        measures: {
          alone: string
          any: string
          within: string
        }
        seconds: string
        review: string
        save: string
        cancel: string
        missing: string
        tooMany: string
        end: string
        ended: '{{goal}}'
        bank: {
          notice: {
            name: string
            support: string
            what: string
          }
          'both-sides': {
            name: string
            support: string
            what: string
          }
          anywhere: {
            name: string
            support: string
            what: string
          }
          sooner: {
            name: string
            support: string
            what: string
          }
          follow: {
            name: string
            support: string
            what: string
          }
          'two-things': {
            name: string
            support: string
            what: string
          }
          'four-things': {
            name: string
            support: string
            what: string
          }
          'on-cloth': {
            name: string
            support: string
            what: string
          }
          know: {
            name: string
            support: string
            what: string
          }
          match: {
            name: string
            support: string
            what: string
          }
        }
      }
      scores: {
        title: string
        none: string
        add: string
        change: string
        changeOf: '{{line}}'
        instrument: string
        value: string
        day: string
        assessor: string
        save: string
        missing: string
        line: '{{instrument}} {{value}} {{day}} {{assessor}}'
      }
      reports: {
        guide: string
        title: string
        none: string
        noneFamily: string
        add: string
        open: string
        goOn: string
        signed: '{{day}} {{version}} {{name}}'
        draft: '{{day}} {{version}}'
        draftOf: '{{day}} {{version}} {{name}}'
        hidden: '{{name}}'
        missing: '{{parts}}'
      }
      report: {
        forWhom: string
        readers: {
          school: string
          family: string
          doctor: string
        }
        period: string
        until: string
        paper: string
        papers: {
          a4: string
          letter: string
        }
        parts: string
        always: string
        isIn: string
        isOut: string
        write: string
        writeWhy: string
        recommend: string
        ownSentence: string
        sign: string
        signTitle: string
        signWhy: string
        signYes: string
        pdf: string
        card: string
        failed: string
        newVersion: string
        give: string
        giveFor: string
        giveDays: {
          '30': string
          '90': string
          '365': string
        }
        given: '{{day}}'
        link: string
        linkWhy: string
        endGive: string
        notThere: string
        unreadable: string
        dark: string
        file: '{{alias}} {{day}}'
        cardFile: '{{alias}}'
        wrongDays: string
      }
      hub: {
        next: {
          profile: string
          baseline: string
          change: string
          reports: string
        }
        done: string
        lead: {
          profile: string
          baseline: string
          change: string
          reports: string
        }
        start: {
          profile: string
          baseline: string
          change: string
          reports: string
        }
        goOn: string
        tiles: string
        name: {
          profile: string
          baseline: string
          change: string
          reports: string
        }
        what: {
          profile: string
          baseline: string
          change: string
          reports: string
        }
        of: '{{n}} {{of}}'
        both: string
        signed: '{{day}}'
        notStarted: string
        going: string
        finished: string
        draft: string
        version: '{{version}}'
        none: string
        afterBaseline: string
        caution: string
      }
    }
    /** “Follow along”: the adult's second window or device. */
    beside: {
      title: '{{alias}}'
      titleAlone: string
      lead: string
      stays: string
      none: string
      devices: string
      unsupported: string
      playing: '{{activity}} {{level}}'
      states: {
        playing: string
        resting: string
        held: string
        over: string
      }
      look: string
      lookHow: string
      helped: string
      wait: string
      next: string
      rest: string
      goOn: string
      end: string
    }
    /** Sharing a child with a person or a clinic by a code. */
    byCode: {
      open: '{{alias}}'
      title: '{{alias}}'
      titleWith: '{{alias}} {{name}}'
      who: string
      kinds: {
        therapist: string
        clinic: string
        parent: string
        grandparent: string
      }
      parentHint: string
      name: string
      nameHint: string
      until: string
      ends: {
        weeks: string
        months: string
        other: string
      }
      day: string
      may: string
      steps: {
        look: string
        plan: string
        all: string
      }
      says: {
        look: '{{alias}}'
        plan: string
        all: '{{alias}}'
        clinic: '{{alias}}'
      }
      make: string
      cancel: string
      done: string
      card: {
        title: '{{name}} {{alias}}'
        titleUnnamed: '{{alias}}'
        look: '{{day}}'
        plan: '{{day}}'
        all: '{{day}}'
        before: string
        how: '{{day}}'
        where: '{{address}}'
      }
      send: string
      copy: string
      copied: string
      copyFailed: string
      letter: '{{code}}'
      print: string
      prove: string
      people: {
        title: string
        none: string
        look: '{{day}}'
        plan: '{{day}}'
        all: '{{day}}'
        ended: '{{day}}'
        failed: string
        change: string
        changeOf: '{{name}}'
        save: string
        stop: string
        stopOf: '{{alias}} {{name}}'
        stopWhy: '{{name}} {{alias}}'
        stopped: '{{name}} {{alias}}'
        seen: '{{day}}'
        again: string
      }
      codes: {
        open_one: '{{count}}'
        open_other: '{{count}}'
        over: string
        show: string
        showOf: '{{name}}'
        takeBack: string
        takeBackOf: '{{name}}'
        takenBack: '{{name}}'
        entered: '{{team}}'
        share: '{{day}}'
        purpose: string
      }
      enter: {
        title: string
        label: string
        hint: string
        submit: string
        bad: string
        unknown: string
        over: string
        mine: string
        already: '{{alias}}'
        have: '{{alias}}'
        prove: '{{email}}'
        other: string
        accept: string
        decline: string
        declined: string
        sees: string
        team: string
        clinic: '{{day}}'
        noTeam: string
        openTeam: string
        forTeam: '{{team}}'
        entered: '{{team}} {{alias}}'
      }
      mine: {
        title: '{{alias}}'
        look: '{{day}}'
        plan: '{{day}}'
        all: '{{day}}'
        stop: string
        stopTitle: '{{alias}}'
        stopWhy: '{{alias}}'
      }
      local: {
        title: string
        lead: string
        file: {
          title: string
          says: string
          do: string
        }
        card: {
          title: string
          says: string
          do: string
        }
        here: {
          title: string
          says: string
          do: string
        }
        nothing: string
      }
    }
    /** The list of children, and the form for one child. */
    children: {
      who: string
      add: string
      loading: string
      late: string
      endedTitle: '{{alias}} {{day}}'
      ended: '{{alias}}'
      /** Sharing was stopped, or the team assigned the child to someone else. */
      overTitle: '{{alias}}'
      over: '{{alias}}'
      noneTitle: string
      none: string
      invited: string
      /** For people who work with other people's children. */
      ofTeam: {
        noneShared: string
        noneSharedLead: string
        noneAssigned: string
        noneAssignedLead: string
        suspended: string
        suspendedLead: string
        toList: string
        addOwn: string
      }
      failedTitle: string
      failed: string
      reload: string
      unreadable_one: '{{count}}'
      unreadable_other: '{{count}}'
      lost: {
        title: '{{alias}}'
        lead: '{{alias}}'
        forOthers: '{{alias}}'
        bringBack: string
      }
      form: {
        addTitle: string
        alias: string
        aliasHint: string
        noAlias: string
        longAlias: '{{most}}'
        birthMonth: string
        birthMonthHint: string
        badMonth: string
        support: '{{alias}}'
        supportHint: string
        supportLevels: {
          A: {
            title: string
            lead: string
          }
          B: {
            title: string
            lead: string
          }
          C: {
            title: string
            lead: string
          }
        }
        colours: {
          yellow: string
          cyan: string
          green: string
          orange: string
          coral: string
          pink: string
          purple: string
          blue: string
          red: string
        }
        epilepsy: string
        photosensitive: string
        answers: {
          yes: string
          no: string
          unknown: string
        }
        strict: string
        notStrict: string
        create: string
        save: string
        cancel: string
        archive: string
        archiveHint: '{{alias}}'
        toAccount: string
      }
      setup: {
        title: string
        nickname: string
        lead: string
        agree: string
        agreeWhy: string
        next: string
        picture: string
        skipAll: string
        skipRest: string
        later: string
        back: string
        step: '{{step}} {{steps}}'
        unsure: string
        was: {
          ask: '{{alias}}'
          lead: '{{alias}}'
          yes: '{{alias}}'
          no: string
          noWhy: string
        }
        colour: {
          ask: '{{alias}}'
          hint: string
        }
        side: {
          ask: '{{alias}}'
          hint: string
          answers: {
            aboveLeft: string
            above: string
            aboveRight: string
            left: string
            middle: string
            right: string
            belowLeft: string
            below: string
            belowRight: string
          }
        }
        looks: {
          ask: '{{alias}}'
          hint: string
          answers: {
            soon: string
            some: string
            long: string
            longer: string
          }
        }
        act: {
          ask: '{{alias}}'
          hint: string
          answers: {
            touch: string
            pat: string
            switch1: string
            switch2: string
            dwell: string
            look: string
          }
        }
        seizure: {
          ask: '{{alias}}'
          hint: string
          answers: {
            neither: string
            epilepsy: string
            epilepsyLightIsSafe: string
            light: string
          }
        }
        saving: string
        notKept: string
        retry: string
        ready: {
          title: string
          light: string
          set: {
            colour: '{{colour}}'
            wait_one: '{{count}}'
            wait_other: '{{count}}'
            noHelp: string
            leans: {
              left: string
              right: string
              above: string
              below: string
              middle: string
              even: string
              unknown: string
            }
            strict: string
          }
          play: string
          how: string
          howLit: string
          guess: string
          noGuess: string
          change: string
          stages: '{{alias}}'
        }
      }
      picture: '{{alias}}'
      pictureHint: '{{alias}}'
      pictures: {
        owl: string
        'cat-face': string
        'dog-face': string
        duck: string
        turtle: string
        ladybird: string
        dolphin: string
        snail: string
        sun: string
        moon: string
        sunflower: string
        kite: string
        balloon: string
        car: string
        train: string
        cup: string
        apple: string
        'teddy-bear': string
        rocket: string
        penguin: string
      }
      archived: '{{alias}}'
      restore: string
      /** By the store's error code. */
      storeFailed: {
        title: string
        'permission-denied': string
        'not-found': string
        aborted: string
        'storage-full': string
        offline: string
        unavailable: string
      }
      notShared: {
        title: '{{alias}}'
        why: string
      }
    }
    /** Authors and licences of everything the product uses. */
    credits: {
      title: string
      lead: '{{product}}'
      media: string
      by: '{{author}} {{licence}}'
      ours: string
      source: '{{source}}'
      changes: '{{changes}}'
      ideas: string
      outlines: string
      packages: string
      packagesLead: string
      certificate: string
      home: string
    }
    /** “Today”: the next ten minutes. */
    dashboard: {
      planned_one: '{{alias}}'
      planned_other: '{{number}} {{alias}}'
      left_one: '{{alias}}'
      left_other: '{{number}} {{alias}}'
      first: '{{alias}}'
      done: string
      thisWeek: string
      /** After a day's name. */
      playedThen: string
      restDay: '{{alias}}'
      restDayWhy: string
      unread: '{{alias}}'
      unplayedTitle: string
      unplayed: '{{alias}}'
      proposedFirst: '{{alias}}'
      proposed: '{{alias}}'
      length_one: '{{count}}'
      length_other: '{{count}}'
      played: string
      follow: string
      start: '{{alias}}'
      goOn: '{{alias}}'
      change: string
      other: string
      exit: string
      familyStarts: '{{alias}}'
      reasons: {
        last: string
        known: string
        new: string
      }
      levelOf: '{{level}} {{reason}}'
      nothing: string
      nothingWhy: '{{alias}}'
      howIs: '{{alias}}'
      seizure: string
      rest: string
      restKept: string
      restNow: string
      restUndo: string
      keepNote: string
      seizureNote: '{{date}}'
      noteKept: '{{alias}}'
      weeks_one: '{{count}}'
      weeks_other: '{{count}}'
      daysWhy: string
      progress: string
      card: '{{alias}}'
      cardWhy: string
      weekPicture: {
        open: '{{alias}}'
        share: string
        save: string
        number: string
        name: string
        stays: string
        close: string
        failed: string
        picture: '{{said}} {{days}}'
        days_one: '{{count}}'
        days_other: '{{count}}'
        daysOf_one: '{{alias}} {{count}}'
        daysOf_other: '{{alias}} {{count}}'
        week: string
        weekOf: '{{alias}}'
      }
    }
    /** The device check and the page of interface parts. */
    deviceCheck: {
      title: string
      lead: string
      loading: string
      failed: string
      trying: string
      versions: {
        title: string
        product: '{{product}} {{version}}'
        good: string
        bad: string
        offline: string
        online: string
        browser: '{{browser}}'
      }
      screen: {
        title: string
        size: '{{width}} {{height}} {{ratio}}'
        good: string
        noFull: string
        noAwake: string
      }
      storage: {
        title: string
        means: string
        bad: string
        kept: string
        loose: string
        room: '{{used}} {{room}}'
        tight: string
      }
      sound: {
        title: string
        means: string
        play: string
        muted: string
        played: string
        refused: string
      }
      voice: {
        title: string
        means: '{{word}}'
        say: string
        muted: string
        by: {
          recording: string
          browser: string
          clip: string
          text: string
          refused: string
        }
        others: string
        systemsLabel: string
        again: string
        systems: {
          ipados: {
            title: string
            open: string
            find: string
            get: string
          }
          android: {
            title: string
            open: string
            find: string
            get: string
          }
          windows: {
            title: string
            open: string
            find: string
            get: string
          }
          chromeos: {
            title: string
            open: string
            find: string
            get: string
          }
          macos: {
            title: string
            open: string
            find: string
            get: string
          }
        }
      }
      touch: {
        title: string
        means: string
        pad: string
        most_one: '{{count}}'
        most_other: '{{count}}'
        none: string
        one: string
        good_one: '{{count}}'
        good_other: '{{count}}'
      }
      camera: {
        title: string
        means: string
        try: string
        works: '{{width}} {{height}}'
        refused: string
        missing: string
        busy: string
        unsupported: string
        failed: string
      }
      frames: {
        title: string
        means: string
        measure: string
        noGraphics: string
        graphics: '{{graphics}}'
        rate: '{{perSecond}} {{longestMs}}'
        smooth: string
        usable: string
        slow: string
        none: string
      }
      search: {
        title: string
        lead: string
        activities: string
        none: string
        list: string
      }
      parts: {
        title: string
        about: string
        press: string
        now: string
        other: string
        off: string
        ask: string
        told: string
        words: string
        child: string
        lit_one: '{{count}}'
        lit_other: '{{count}}'
        set: string
        none: string
        turned: string
        turns: {
          alone: string
          helped: string
          partly: string
          other: string
          looked: string
          passed: string
        }
        days: string
        places: string
        place: '{{place}}'
        turn_one: '{{count}}'
        turn_other: '{{count}}'
        trend: string
      }
    }
    /** The camera and microphone check, for adults. */
    devices: {
      guide: string
      title: string
      lead: string
      hands: {
        title: string
        off: string
        seen_one: string
        seen_other: '{{count}}'
        none: string
      }
      sound: {
        title: string
        off: string
        room: string
        own: string
        quiet: string
        under: string
        over: string
        mark: '{{db}}'
      }
      face: {
        title: string
        what: string
        why: string
        on: string
        turnOn: string
        turnOff: string
        off: string
        toward: string
        away: string
        none: string
      }
    }
    /** Sign-in, sign-up, password reset and the demo clinic. */
    entry: {
      email: string
      password: string
      newPassword: string
      passwordHint: '{{least}}'
      showPassword: string
      form: {
        noEmail: string
        badEmail: string
        noPassword: string
        shortPassword: '{{least}}'
        noCode: string
        noName: string
      }
      signIn: {
        title: string
        submit: string
        forgot: string
        create: string
      }
      signUp: {
        title: string
        lead: string
        leadHosted: string
        movesIn: string
        name: string
        emailHint: string
        emailHintHosted: string
        submit: string
        agree: string
        terms: string
        privacy: string
        haveAccount: string
        next: {
          title: string
          who: string
          whoWhy: string
          questions: string
          questionsWhy: string
          light: string
          lightWhy: string
          promise: string
        }
      }
      reset: {
        title: string
        lead: string
        leadByMail: string
        ask: string
        askByMail: string
        code: string
        byScreen: string
        byScreenHonest: string
        mailTitle: string
        byMail: string
        submit: string
        again: string
        done: string
        doneLead: string
        signIn: string
        back: string
      }
      demo: {
        title: string
        lead: string
        parent: string
        therapist: string
        owner: string
        administrator: string
        busy: string
        failed: string
      }
      /** Cause and remedy, by the sign-in service's error code. */
      failed: {
        title: string
        'invalid-email': string
        'wrong-credentials': string
        'email-in-use': string
        'weak-password': '{{least}}'
        'invalid-code': string
        'expired-code': string
        'no-code': string
        'unverified-email': string
        'too-many-attempts': string
        'needs-recent-sign-in': string
        offline: string
        'unsent-changes': string
        'storage-full': string
        unavailable: string
      }
      invited: {
        title: string
        why: string
        whyNew: string
        create: string
        broken: string
        brokenWhy: string
      }
    }
    erasure: {
      progress: '{{done}} {{of}}'
      papers_one: '{{day}}'
      papers_other: '{{count}} {{day}}'
      administrator: string
      begun: string
      number: '{{number}} {{documents}}'
      admin: {
        person: string
        account: string
        personLead: string
        accountLead: string
        papers: '{{day}}'
        noName: string
        inTeam: '{{teams}}'
        hasPaid: string
        keep: string
        now: string
        password: string
        wrongPassword: string
      }
      weekly: string
      weeklyHint: string
    }
    /** Guardians other than the owner, and invitations to them. */
    guardians: {
      title: string
      you: '{{name}}'
      owner: string
      /** Actions that only the owner has. */
      ownerSays: '{{alias}}'
      /** Guardians do not see the owner's name. */
      somebody: '{{alias}}'
      since: '{{day}}'
      most: '{{most}}'
      remove: string
      removeOf: '{{name}} {{alias}}'
      removeTitle: '{{name}} {{alias}}'
      removeLead: '{{name}} {{alias}}'
      removeShared: '{{alias}} {{accounts}} {{name}}'
      removeFinal: '{{name}}'
      removeNow: '{{name}}'
      removed: '{{name}} {{alias}}'
      leave: '{{alias}}'
      leaveTitle: '{{alias}}'
      leaveLead: '{{alias}}'
      leaveFinal: string
      left: '{{alias}}'
      invite: {
        button: string
        buttonOf: '{{alias}}'
        title: '{{alias}}'
        lead: '{{alias}}'
        email: string
        emailHint: string
        bad: string
        isYou: string
        isGuardian: '{{alias}}'
        isInvited: string
        tellThem: string
        submit: string
        sent: '{{email}}'
      }
      pending: {
        failed: string
        open_one: '{{count}}'
        open_other: '{{count}}'
        over: string
        resend: string
        resendOf: '{{email}}'
        resent: '{{email}}'
        takeBack: string
        takeBackOf: '{{email}}'
        isTakenBack: '{{email}}'
      }
      forMe: {
        title: '{{name}} {{alias}}'
        titleUnnamed: '{{alias}}'
        lead: string
        open_one: string
        open_other: '{{count}}'
        accept: string
        decline: string
        acceptOf: '{{alias}}'
        declineOf: '{{alias}}'
        accepted: '{{alias}}'
        declined: '{{alias}}'
        unproven: '{{email}}'
        prove: string
      }
      /** Shown to a guardian in place of the owner's buttons. */
      notYours: '{{alias}}'
      /** Effects on the other guardians: a child's id contains its owner's id, so a child cannot change owners. */
      othersLose: '{{names}} {{alias}}'
      toldOthers: '{{names}}'
      tellOthers: '{{names}}'
      copy: {
        why: '{{alias}}'
        keep: '{{alias}}'
        done: '{{alias}}'
      }
      othersHidden: '{{alias}} {{names}}'
      staysWithFamily: '{{alias}}'
    }
    /** Activities that a guest can play without an account, and the link to create one. */
    guest: {
      title: string
      lead: string
      justPlayed: string
      lines: {
        lightcatcher: string
        music: string
        duckcount: string
      }
      more: string
      why: string
      whyPlayed: string
      fit: string
    }
    /** The guides: the list, one guide, and the paper that goes with them. Each guide’s text is in its own file under assets/guides. */
    guides: {
      title: string
      inEnglish: '{{some}} {{number}}'
      lead: '{{number}}'
      leadFor: '{{number}} {{alias}}'
      find: string
      none: '{{number}}'
      results: string
      searchFailed: string
      groups: {
        understanding: string
        'setting-up': string
        using: string
        daily: string
        school: string
        safe: string
      }
      tryToday: string
      openActivity: '{{name}}'
      openPage: '{{name}}'
      reasons: {
        'seizure-open': '{{alias}}'
        seizure: '{{alias}}'
        'after-seizure': '{{alias}}'
        switch: '{{alias}}'
        stays: '{{alias}}'
        light: '{{alias}}'
        music: '{{alias}}'
        'first-days': '{{alias}}'
        stage: {
          A: '{{alias}}'
          B: '{{alias}}'
          C: '{{alias}}'
        }
        'too-much': '{{times}} {{of}} {{alias}}'
        passed: '{{times}} {{alias}} {{of}}'
        'busy-ground': '{{alias}} {{figure}}'
        'at-once_one': '{{alias}}'
        'at-once_other': '{{alias}} {{count}}'
        left: '{{alias}}'
        right: '{{alias}}'
        tires_one: '{{alias}} {{count}}'
        tires_other: '{{alias}} {{count}}'
      }
      back: string
      failed: string
      unread: string
      written: string
      kinds: {
        known: string
        practice: string
        here: string
      }
      source: '{{number}}'
      sources: string
      sourcesWhy: '{{product}}'
      sourceDated: '{{by}} {{year}} {{title}} {{where}}'
      sourceUndated: '{{by}} {{title}} {{where}}'
      sourceKinds: {
        study: string
        review: string
        guideline: string
        report: string
        page: string
      }
      read: {
        abstract: string
        excerpt: string
        summary: string
      }
      print: string
      plain: string
      notPlain: string
      aloud: string
      stop: string
      noVoice: string
      related: '{{group}}'
      paper: {
        title: '{{alias}}'
        lead: '{{alias}}'
        none: string
        kinds: {
          card: string
          words: string
          week: string
          things: string
          family: string
          school: string
        }
        whys: {
          card: string
          words: string
          week: string
          things: string
          family: '{{alias}}'
          school: '{{alias}}'
        }
        choose: string
        size: string
        make: string
        failed: string
        unread: string
        played: string
        notPlayed: string
        titles: {
          things: '{{colour}} {{alias}}'
          family: '{{alias}}'
          school: '{{alias}}'
          words_one: '{{alias}}'
          words_other: '{{count}} {{alias}}'
          wordsUsual_one: '{{alias}}'
          wordsUsual_other: '{{count}} {{alias}}'
        }
        seizures: '{{alias}}'
        toTick: string
        save: string
        ink: {
          black: string
          white: string
        }
        print: string
        words: {
          lead: '{{alias}}'
          leadInk: string
          steps: {
            place: {
              left: '{{alias}}'
              right: '{{alias}}'
              above: string
              below: string
              middle: string
              even: '{{alias}}'
            }
            wait: '{{seconds}}'
            waitForever: string
            say: string
          }
          fine: string
          fineInk: string
          back: string
          alt: '{{word}}'
        }
        things: {
          lead: '{{alias}}'
          how: string
          you: string
          alt: '{{alias}}'
          steps: {
            cloth: string
            place: {
              left: '{{alias}}'
              right: '{{alias}}'
              above: string
              below: string
              middle: string
              even: '{{alias}}'
            }
            wait: '{{seconds}}'
            waitForever: '{{alias}}'
          }
          games: {
            first: {
              title: '{{thing}}'
              text: string
            }
            hidden: {
              title: string
              text: '{{alias}}'
            }
            twice: {
              title: string
              text: string
            }
          }
          fine: string
        }
        week: {
          about: '{{alias}}'
          side: {
            left: '{{colour}}'
            right: '{{colour}}'
            middle: '{{colour}}'
          }
          wait: '{{seconds}}'
          waitForever: string
          rest: string
          tablet: string
          thing: string
          fine: string
        }
        family: {
          lead: '{{alias}}'
          whatTitle: string
          what: '{{alias}}'
          harder: string
          harderText: string
          easier: string
          easierText: string
          harderAlt: string
          easierAlt: string
          helps: string
          name: string
          one: '{{colour}}'
          place: {
            left: '{{alias}}'
            right: '{{alias}}'
            above: string
            below: string
            middle: string
            even: '{{alias}}'
          }
          wait: '{{seconds}}'
          waitForever: '{{alias}}'
          quiet: string
          leaves: string
          look: string
          hand: '{{alias}}'
          tired: '{{alias}}'
          enough: string
          enoughText: '{{alias}}'
          ask: string
          askText: string
          phone: string
        }
        school: {
          dear: string
          what: '{{alias}}'
          place: {
            lead: string
            left: '{{alias}}'
            right: '{{alias}}'
            middle: '{{alias}}'
          }
          sheets: {
            lead: string
            text: '{{colour}}'
          }
          wait: {
            lead: string
            text: '{{seconds}}'
            forever: '{{alias}}'
          }
          light: {
            lead: string
            text: '{{alias}}'
          }
          quiet: {
            lead: string
            text: '{{alias}}'
          }
          board: string
          teacher: string
          window: string
          alt: '{{alias}}'
          note: {
            left: '{{alias}}'
            right: '{{alias}}'
            middle: '{{alias}}'
          }
          swatch: '{{alias}} {{colour}}'
          swatchText: string
          tell: string
          regards: string
          sign: string
          agreed: '{{alias}}'
        }
        inWords: string
      }
    }
    /** Purpose of a new account. */
    hereFor: {
      title: string
      lead: string
      made: string
      doors: {
        child: {
          title: string
          lead: string
        }
        work: {
          title: string
          lead: string
        }
        invited: {
          title: string
          lead: string
        }
      }
      team: {
        title: string
        lead: string
        reads: string
        unnamed: string
      }
      invitations: {
        title: string
        address: '{{email}}'
        none: string
        next: string
      }
      back: string
      today: string
    }
    /** The home page. */
    home: {
      heading: string
      lead: string
      tryIt: string
      toToday: string
      tryItNote: string
      signIn: string
      signUp: string
      demo: string
      epilepsy: string
      promises: string
      flashesTitle: string
      flashes: string
      waitsTitle: string
      waits: string
      judgesTitle: string
      judges: string
      therapistsTitle: string
      therapists: string
      notes: string
      isTitle: string
      is: string
      isNotTitle: string
      isNot: string
      lightTitle: string
      light: string
      terms: string
      privacy: string
      credits: string
      legal: string
      languages: string
      isAway: '{{language}}'
      unread: string
    }
    /** Terms and privacy: only true statements about this software. Paragraphs are in the order of their keys. */
    legal: {
      certificate: string
      home: string
      terms: {
        title: string
        lead: '{{product}}'
        sections: {
          what: {
            title: string
            body: string
          }
          device: {
            title: string
            body: string
          }
          light: {
            title: string
            body: string
          }
          adult: {
            title: string
            body: string
          }
          asIs: {
            title: string
            body: string
          }
        }
      }
      privacy: {
        title: string
        lead: '{{product}}'
        sections: {
          where: {
            title: string
            body: string
          }
          what: {
            title: string
            body: string
          }
          camera: {
            title: string
            body: string
          }
          face: {
            title: string
            body: string
          }
          who: {
            title: string
            body: string
          }
          lasting: {
            title: string
            body: string
          }
          remove: {
            title: string
            body: string
          }
          demo: {
            title: string
            body: string
          }
        }
      }
      privacyHosted: {
        title: string
        lead: '{{product}}'
        sections: {
          where: {
            title: string
            body: string
          }
          alone: {
            title: string
            body: string
          }
          checked: {
            title: string
            body: string
          }
          what: {
            title: string
            body: string
          }
          camera: {
            title: string
            body: string
          }
          face: {
            title: string
            body: string
          }
          who: {
            title: string
            body: string
          }
          lasting: {
            title: string
            body: string
          }
          remove: {
            title: string
            body: string
          }
        }
      }
    }
    /** The Everyday Looking Profile: its 54 items in our own words, and the screens for filling it in. */
    looking: {
      sections: {
        noticing: string
        staying: string
        time: string
        gaze: string
        where: string
        light: string
        clutter: string
        knowing: string
        people: string
        hands: string
        distance: string
        together: string
        stamina: string
      }
      items: {
        '1': string
        '2': string
        '3': string
        '4': string
        '5': string
        '6': string
        '7': string
        '8': string
        '9': '{{alias}}'
        '10': '{{alias}}'
        '11': '{{alias}}'
        '12': '{{alias}}'
        '13': string
        '14': string
        '15': string
        '16': string
        '17': '{{alias}}'
        '18': string
        '19': string
        '20': '{{alias}}'
        '21': string
        '22': string
        '23': string
        '24': string
        '25': string
        '26': string
        '27': string
        '28': string
        '29': string
        '30': string
        '31': string
        '32': string
        '33': string
        '34': '{{alias}}'
        '35': string
        '36': string
        '37': string
        '38': string
        '39': string
        '40': string
        '41': string
        '42': string
        '43': string
        '44': string
        '45': string
        '46': string
        '47': string
        '48': string
        '49': string
        '50': string
        '51': string
        '52': string
        '53': string
        '54': string
      }
      often: {
        '0': string
        '1': string
        '2': string
        '3': string
        '4': string
      }
      time: {
        '2': string
        '5': string
        '15': string
        '30': string
        longer: string
        'not-seen': string
      }
      aside: {
        'not-applicable': string
        'not-observed': string
      }
      supports: {
        wait: string
        colour: string
        light: string
        movement: string
        quiet: string
        single: string
        place: string
        familiar: string
        voice: string
      }
      flags: {
        'lost-skill': string
        'eye-turn': string
        staring: string
        stumbling: string
        pain: string
        seizures: string
        glasses: string
      }
      loading: string
      name: string
      lead: '{{alias}}'
      private: string
      start: string
      goOn: string
      begunOn: '{{day}}'
      earlier: '{{day}}'
      again: string
      back_one: '{{count}}'
      back_other: '{{count}}'
      back_zero: string
      correct: string
      correctGoOn: string
      correctWhy: string
      you: string
      sideOnly: {
        family: string
        team: string
      }
      progress: {
        none: string
        some: '{{n}} {{of}}'
        hidden: string
        signed: '{{day}}'
      }
      byOther: '{{name}}'
      alone: string
      both: string
      visitor: string
      notYours: '{{name}}'
      gone: string
      toOverview: string
      failedTitle: string
      failed: string
      unreadableTitle: string
      unreadable: string
      unreadableOf: '{{name}}'
      signedTitle: string
      signedBody: string
      figures: {
        title: string
        caption: string
        section: string
        few: string
        help_zero: string
        help_one: '{{count}}'
        help_other: '{{count}}'
        none: string
      }
      talk: {
        title: string
        none: string
        gap: '{{section}} {{family}} {{team}}'
        unwatched_one: '{{section}}'
        unwatched_other: '{{section}}'
        places: '{{places}}'
      }
      fill: {
        keeping: {
          sent: '{{time}}'
          kept: string
          failed: string
        }
        pause: string
        of: '{{section}} {{n}} {{of}}'
        basis: '{{alias}}'
        basisTime: '{{alias}}'
        basisWords: string
        words: string
        keys: '{{most}}'
        helped: string
        choose: string
        addNote: string
        note: string
        back: string
        next: string
        sections: string
        openSections: string
        answered: '{{n}} {{of}}'
        closing: {
          flags: string
          note: string
          finish: string
        }
        failed: string
        full: string
      }
      short: {
        light: string
        distance: string
        together: string
      }
      places: {
        title: '{{alias}}'
        about: '{{alias}}'
        seen: '{{alias}}'
        left: '{{alias}}'
        right: '{{alias}}'
        kinds: {
          quick: string
          slow: string
          'not-seen': string
          unknown: string
        }
      }
      red: {
        title: string
        about: string
        yes: string
        no: string
        doctorTitle: string
        doctor: '{{alias}}'
      }
      own: {
        title: string
        about: '{{alias}}'
        note: string
      }
      finish: {
        ready: string
        title_one: '{{count}}'
        title_other: '{{count}}'
        skip: string
        whole: string
        open_one: '{{section}} {{count}}'
        open_other: '{{section}} {{count}}'
        openPlaces: string
        openFlags: string
        sign: string
        ask: string
        locked: string
        offline: string
      }
    }
    /** The first light, and the offer of a next level. */
    meeting: {
      guide: string
      title: '{{alias}}'
      lead: string
      steps: {
        sit: string
        sitLit: string
        watch: string
        press: '{{alias}}'
      }
      start: string
      back: '{{alias}}'
      lastTime: '{{when}}'
      result: '{{alias}}'
      lights: string
      met: '{{alias}} {{lights}}'
      allPassed: '{{lights}}'
      noFinding: string
      longerWait: string
      found: '{{what}}'
      fromNowOn: '{{what}}'
      foundSizes: {
        large: string
        smaller: string
      }
      said: {
        touched: '{{colour}} {{size}} {{side}} {{seconds}}'
        looked: '{{colour}} {{size}} {{side}} {{seconds}}'
        passed: '{{colour}} {{size}} {{side}}'
      }
      short: {
        left: string
        right: string
      }
      kept: string
      table: string
      caution: string
      nothing: string
      evidence: '{{parts}}'
      of: '{{seen}} {{n}} {{where}}'
      sizes: {
        large: string
        smaller: string
      }
      sides: {
        left: string
        right: string
      }
      wish: {
        wait: '{{value}}'
      }
      waited_one: '{{alias}}'
      waited_other: '{{alias}} {{count}}'
      accept: string
      failed: string
      locked: string
      notYours: string
      share: '{{seen}} {{n}}'
    }
    stepUp: {
      title: '{{title}} {{to}}'
      why: '{{unprompted}} {{of}} {{level}}'
      touches: '{{alias}} {{fast}} {{slow}} {{wait}}'
      touchesAlike_one: '{{alias}} {{count}} {{wait}}'
      touchesAlike_other: '{{alias}} {{count}} {{wait}}'
      words: '{{newer}} {{older}}'
      beyond: {
        maxComplexity: '{{now}} {{cap}}'
        maxItems: '{{now}} {{cap}}'
      }
      locked: '{{alias}}'
      accept: '{{to}}'
      notNow: string
      set: '{{to}}'
      notYet: string
      taken: '{{to}}'
      failed: string
    }
    /** Messages between a family and its therapists. */
    messages: {
      toFamily: string
      title: string
      titleTeam: '{{alias}}'
      wrote: {
        family: '{{name}} {{day}}'
        team: '{{name}} {{day}}'
      }
      wroteNameless: {
        family: '{{day}}'
        team: '{{day}}'
        helper: '{{day}}'
      }
      youWrote: '{{day}}'
      answer: string
      write: string
      label: {
        family: string
        team: string
      }
      reading: {
        family: '{{alias}}'
        team: '{{alias}}'
        helper: '{{alias}}'
      }
      to: string
      toAll: string
      left_one: '{{count}}'
      left_other: '{{count}}'
      send: string
      leave: string
      sent: string
      takeBack: string
      takeBackOf: '{{day}}'
      takeBackWhy: string
      all: string
      allCount_one: '{{count}}'
      allCount_other: '{{count}}'
      request: {
        more: string
        moreAbout: string
        ask: {
          export: string
          deletion: string
          epilepsy: string
        }
        /** Messages that the app writes for the team. */
        notes: {
          export: '{{alias}}'
          deletion: '{{alias}}'
          epilepsy: '{{alias}}'
        }
        asked: {
          export: '{{alias}}'
          deletion: '{{alias}}'
          epilepsy: '{{alias}}'
        }
        why: {
          export: string
          deletion: '{{alias}}'
          epilepsy: '{{alias}}'
        }
        save: string
        delete: string
        no: string
        answers: {
          saved: '{{alias}}'
          no: string
          epilepsyYes: '{{alias}}'
          epilepsyUnknown: string
          epilepsyNo: '{{alias}}'
        }
        epilepsy: {
          yes: string
          no: string
          unknown: string
          light: string
          lightWhy: string
          stale: string
        }
      }
      failed: string
      unreadable_one: '{{count}}'
      unreadable_other: '{{count}}'
      inbox: {
        title: '{{alias}}'
        asks: '{{name}}'
        asksNameless: string
        new: string
        none: string
        noneWhy: string
        nobody: '{{alias}}'
        toSharing: string
        ready: string
        sentences: {
          family: {
            played: string
            tired: '{{alias}}'
            call: string
          }
          team: {
            wait: '{{alias}}'
            well: string
            plan: '{{alias}}'
          }
        }
      }
      open: string
      wroteBy: '{{name}} {{day}}'
    }
    /** Word outlines that an adult makes for a child. */
    outlines: {
      guide: string
      title: '{{alias}}'
      lead: '{{alias}}'
      credit: string
      loading: string
      done: string
      make: string
      name: string
      firstName: '{{number}}'
      words: string
      hint: string
      tooMany: '{{most}} {{found}}'
      tooLong: '{{most}}'
      nameTooLong: '{{most}}'
      colour: string
      ownColour: '{{alias}}'
      width: string
      gap: string
      steps: '{{figure}}'
      letterCase: string
      cases: {
        typed: string
        lower: string
        upper: string
      }
      shapeOfA: string
      shapes: {
        round: string
        printed: string
      }
      preview: string
      noShape: '{{word}}'
      keep: string
      leave: string
      saved: string
      beside: string
      list: string
      noneTitle: string
      none: '{{alias}}'
      full: '{{most}}'
      change: string
      earlier: string
      delete: string
      removed: string
      unreadable_one: '{{count}}'
      unreadable_other: '{{count}}'
      unread: string
      notDrawn: string
      print: {
        open: string
        about: string
        lead: string
        paper: string
        papers: {
          a4: string
          letter: string
        }
        ground: string
        grounds: {
          white: string
          black: string
        }
        drawn: string
        parts: {
          both: string
          outline: string
          letters: string
        }
        backs: string
        withBacks: {
          yes: string
          no: string
        }
        noPictures: string
        save: string
        saving: string
        pictures: string
        picture: '{{word}}'
        failed: string
      }
    }
    /** Exporting and deleting a person's own data. */
    ownData: {
      guide: string
      title: string
      exportHint: string
      exportAll: string
      exportTable: string
      tableForm: string
      tableForms: {
        comma: string
        semicolon: string
      }
      exportChildHint: string
      exportChild: '{{alias}}'
      exporting: string
      exported: string
      exportFailed: string
      offTheList: string
      eraseChild: string
      eraseChildTitle: '{{alias}}'
      eraseChildLead: '{{alias}}'
      writeAlias: '{{alias}}'
      notTheAlias: '{{alias}}'
      eraseNow: '{{alias}}'
      keep: string
      erased: '{{alias}}'
      receipt: {
        title: '{{product}}'
        when: '{{when}}'
        account: string
        child: string
        kept: string
        save: string
        comes: string
      }
      erasing: string
      eraseAccount: string
      eraseAccountTitle: string
      eraseAccountLead: string
      eraseAccountGrace: string
      password: string
      wrongPassword: string
      inTeam: string
      toTeam: string
      hasPaid: string
      toPricing: string
      eraseFailed: string
      eraseMayGoOn: string
      eraseRefused: string
      eraseAccountNow: string
      consents: {
        title: string
        lead: string
        ask: {
          terms: string
          privacy: string
          parental: '{{alias}}'
        }
        agree: string
        save: string
        unticked: string
        once: string
        names: {
          terms: string
          privacy: string
          parental: '{{alias}}'
        }
        given: '{{what}} {{version}} {{day}}'
        refused: '{{what}} {{version}} {{day}}'
        failed: string
      }
      copy: {
        last: '{{day}}'
        never: string
      }
    }
    /** Opening a saved file, and restoring it. */
    ownFile: {
      title: string
      lead: string
      choose: string
      reading: string
      wrong: string
      madeAt: '{{day}}'
      child: {
        nameless: string
        sessions_one: '{{count}}'
        sessions_other: '{{count}}'
        since: '{{from}} {{until}}'
        when: string
        what: string
        level: string
        turns: string
        moreSessions: string
        texts: string
        photos: string
        voices: string
        hear: '{{name}}'
        reports: string
        weeks: string
        answersDraft: '{{title}} {{n}} {{of}}'
        answersSigned: '{{title}} {{n}} {{of}} {{day}}'
        answers: string
        by: '{{name}} {{day}}'
        lost: '{{name}}'
        none: string
      }
      back: {
        title: string
        why: string
        lookFirst: string
        bring: string
        found_one: '{{count}} {{names}}'
        found_other: '{{count}} {{names}}'
        bringing: string
        done: string
        nobody: string
        lost: '{{names}}'
        new: '{{alias}}'
        same: '{{alias}}'
        counts: '{{alias}} {{sessions}} {{texts}} {{weeks}} {{photos}} {{recordings}} {{answers}}'
        nothing: '{{alias}}'
        unreadable_one: '{{count}}'
        unreadable_other: '{{count}}'
        left: string
        tooMany: '{{names}}'
        failed: string
      }
    }
    /** A family's own photos of things. */
    photos: {
      guide: string
      title: '{{alias}}'
      private: '{{alias}}'
      done: string
      /** The two kinds of photos that can be made. */
      new: {
        thing: string
        thingLead: '{{alias}}'
        scene: string
        sceneLead: string
      }
      take: string
      pick: string
      none: string
      loading: string
      opening: string
      deleted: '{{word}}'
      deletedScene: '{{word}}'
      leaving: {
        title: string
        photo: string
        changes: string
        stay: string
        leave: string
      }
      next: string
      back: string
      cancel: string
      list: {
        own: '{{category}}'
        replaces: '{{category}}'
        parts_zero: string
        parts_one: '{{count}}'
        parts_other: '{{count}}'
        face: string
        scene: string
        edit: string
        editOf: '{{word}}'
        delete: string
        deleteOf: '{{word}}'
      }
      crop: {
        title: string
        beginsAnew: string
        thing: string
        scene: string
        board: string
        nearer: string
        farther: string
        whole: string
        ArrowLeft: string
        ArrowRight: string
        ArrowUp: string
        ArrowDown: string
      }
      background: {
        title: string
        board: string
        tools: {
          plain: string
          wipe: string
          bring: string
        }
        hints: {
          plain: string
          wipe: string
          bring: string
        }
        tolerance: string
        brush: string
        undo: string
        redo: string
        skip: string
        empty: string
      }
      about: {
        title: string
        name: string
        picture: string
        nameWrong: '{{most}}'
        which: string
        ofList: '{{word}} {{category}}'
        ofOwn: string
        category: string
        replaces: '{{word}}'
        keep: string
      }
      /** The box around the thing in a scene. */
      box: {
        title: string
        lead: string
        board: string
        none: string
        missing: string
        'too-small': string
        'too-large': string
        is: '{{width}} {{height}}'
        ArrowLeft: string
        ArrowRight: string
        ArrowUp: string
        ArrowDown: string
        wider: string
        narrower: string
        taller: string
        lower: string
        name: string
        example: string
        keep: string
      }
      parts: {
        title: string
        lead: string
        board: string
        part: '{{number}}'
        phrase: string
        example: string
        phraseWrong: string
        size: '{{number}}'
        sizeOf: '{{percent}}'
        mark: string
        markOf: '{{number}}'
        unmark: string
      }
      /** Marking a face on a photo with five taps. Left and right are the picture's left and right. */
      face: {
        told: string
        title: string
        lead: string
        begun: '{{set}} {{all}}'
        marked: string
        unfinished: string
        mark: string
        change: string
        unmark: string
        board: string
        begin: string
        ask: {
          leftEye: string
          rightEye: string
          nose: string
          mouth: string
          hair: string
          none: string
        }
        /** By the impossible position; the next tap sets that point again. */
        trouble: {
          eyes: string
          nose: string
          mouth: string
          together: string
          hair: string
        }
        set: {
          leftEye: string
          rightEye: string
          nose: string
          mouth: string
          hair: string
        }
        moved: {
          leftEye: string
          rightEye: string
          nose: string
          mouth: string
          hair: string
        }
        rings: {
          leftEye: string
          rightEye: string
          nose: string
          mouth: string
          hair: string
        }
        undone: string
        cleared: string
        hint: string
        again: string
        later: string
        done: string
      }
      say: {
        title: '{{word}}'
        lead: string
        done: string
      }
      problem: string
      /** By the fault of the chosen file. Nothing saved changes. */
      failures: {
        'not-a-picture': string
        heic: string
        unreadable: string
        'too-large': string
      }
      /** By the store's error, while the photo is still in memory. */
      storeFailed: {
        title: string
        full: string
        other: string
        unread: string
      }
    }
    /** The week plan, and the child's own page. */
    plan: {
      guide: string
      thisWeek_one: '{{count}}'
      thisWeek_other: '{{count}}'
      nextWeek_one: '{{count}}'
      nextWeek_other: '{{count}}'
      otherWeek_one: '{{count}}'
      otherWeek_other: '{{count}}'
      /** Used when fewer than half of the days have an activity. */
      someDays: {
        now_one: '{{count}} {{minutes}}'
        now_other: '{{count}} {{minutes}}'
        next_one: '{{count}} {{minutes}}'
        next_other: '{{count}} {{minutes}}'
        other_one: '{{count}} {{minutes}}'
        other_other: '{{count}} {{minutes}}'
      }
      empty: {
        now: string
        next: string
        past: string
        later: string
      }
      /** Used when only days of rest are planned. */
      restDays: {
        now_one: '{{count}}'
        now_other: '{{count}}'
        next_one: '{{count}}'
        next_other: '{{count}}'
        other_one: '{{count}}'
        other_other: '{{count}}'
      }
      before: string
      after: string
      days: string
      today: string
      rest: string
      noRest: string
      played: string
      together: string
      minutes_one: '{{count}}'
      minutes_other: '{{count}}'
      change: string
      closeChange: string
      restWhy: '{{alias}}'
      weDidThis: string
      weDidThisWhy: string
      did: string
      saved: string
      by: {
        you: string
        name: '{{name}}'
        other: '{{alias}}'
        proposed: '{{alias}}'
      }
      loading: string
      failedTitle: string
      failed: string
      unreadableTitle: string
      unreadable: '{{alias}}'
      anew: string
      choose: string
      full: '{{most}}'
      add: '{{title}}'
      level: '{{level}}'
      levelOf: '{{title}}'
      earlier: string
      earlierOf: '{{title}}'
      move: string
      moveOf: '{{title}}'
      remove: string
      removeOf: '{{title}}'
      closed: '{{alias}}'
      copy: string
      copied: string
      copyTitle: string
      copyWhy: string
      copyAnyway: string
      print: string
      printTitle: '{{alias}}'
      chooser: {
        title: '{{day}}'
        find: string
        chapters: string
        suits: '{{alias}}'
        recent: string
        about: '{{trains}} {{minutes}}'
        added: string
        none: string
        count_one: '{{day}} {{count}}'
        count_other: '{{day}} {{count}}'
        lasts: '{{minutes}}'
        close: string
      }
      reminder: {
        open: string
        title: string
        why: string
        days: string
        at: string
        noDay: string
        save: string
        event: '{{alias}}'
        file: string
      }
    }
    today: {
      label: '{{alias}}'
      emptyTitle: string
      empty: string
      restTitle: string
      restWhy: '{{alias}}'
      makePlan: string
      back: string
      headTitle: '{{alias}}'
      headGo: string
    }
    /** Plans, payment, codes and the current subscription. */
    pricing: {
      /** `{{number}}` is one of `app.numbers`. */
      title_one: '{{number}}'
      title_other: '{{number}}'
      isOpen: string
      isOpenTill: '{{date}}'
      lead_one: '{{count}}'
      lead_other: '{{count}}'
      now: {
        checking: string
        none: string
        TherapistAccount: '{{account}} {{end}}'
        Stripe: '{{end}}'
        ActivationCode: '{{end}}'
        grace: '{{end}}'
        till: '{{date}}'
        tillRenewed: '{{date}}'
        tillCharged: '{{date}}'
        tillCancelled: '{{date}}'
        noEnd: string
        portal: string
        portalFailed: string
        plans: string
      }
      unsettled: {
        failed: string
        failedAbout: string
        paused: string
        pausedAbout: string
        unfinished: string
        unfinishedAbout: string
        closed: string
        portal: string
      }
      open: {
        free: string
        freeAbout_one: '{{count}}'
        freeAbout_other: '{{count}}'
        paid: string
      }
      plans: {
        title: string
        by: {
          day: string
          week: string
          month: string
          year: string
        }
        loading: string
        failed: string
        none: string
        each: {
          day_one: string
          day_other: '{{count}}'
          week_one: string
          week_other: '{{count}}'
          month_one: string
          month_other: '{{count}}'
          year_one: string
          year_other: '{{count}}'
        }
        trial_one: string
        trial_other: '{{count}}'
        tryFree_one: '{{count}}'
        tryFree_other: '{{count}}'
        trialUsed: string
        choose: '{{label}} {{plan}} {{price}} {{each}}'
        offer: '{{plan}} {{price}} {{each}}'
        chooseShort: string
        pay: string
        leaving: string
        payFailed: string
      }
      returned: {
        paidTitle: string
        paid: string
        open: string
        cancelledTitle: string
        cancelled: string
      }
      code: {
        title: string
        lead: string
        label: string
        hint: string
        redeem: string
        notACode: string
        redeemed: '{{date}}'
        unknown: string
        spent: string
        expired: string
        'used-before': string
        failed: string
      }
      here: {
        title: string
        lead: string
        open: string
        failed: string
      }
    }
    /** A child's profile: every setting in plain words. */
    profile: {
      /** Titles of the guides that explain these settings. */
      guides: {
        colour: string
        side: string
        wait: string
        switches: string
        epilepsy: string
      }
      /** The profile in one line. */
      sentence: '{{size}} {{colour}} {{place}} {{wait}}'
      sizes: {
        tiny: string
        small: string
        middle: string
        large: string
        huge: string
      }
      colours: {
        yellow: string
        cyan: string
        green: string
        orange: string
        coral: string
        pink: string
        purple: string
        blue: string
        red: string
      }
      places: {
        left: string
        right: string
        above: string
        below: string
        middle: string
        even: string
      }
      waits_one: '{{count}}'
      waits_other: '{{count}}'
      waitsForEver: string
      shared: string
      readOnly: string
      meet: '{{alias}}'
      texts: '{{alias}}'
      outlines: '{{alias}}'
      preview: '{{alias}}'
      proportion: string
      trueSize: string
      backToProfile: string
      states: {
        saving: string
        saved: string
        kept: string
      }
      moreDials: string
      moreAbout: string
      yes: string
      no: string
      forEver: string
      units: {
        height: '{{figure}}'
        speed: '{{figure}}'
        ms: '{{figure}}'
        minutes: '{{figure}}'
        count: '{{figure}}'
      }
      usual: '{{least}} {{most}}'
      usualOne: '{{figure}}'
      unusual: '{{alias}}'
      reset: string
      resetOf: '{{label}}'
      sources: {
        safety: string
        lock: string
        held: '{{name}}'
        you: string
        by: '{{name}}'
        family: string
        profile: '{{alias}}'
        plan: string
        tweak: string
        preset: string
        default: string
      }
      safety: {
        glow: string
        zones: string
        pace: string
        bounds: string
      }
      redIsSlow: string
      weights: {
        w0: string
        w1: string
        w2: string
        w3: string
      }
      /** The five main settings. */
      sizeInRoom: '{{figure}} {{cm}} {{degrees}}'
      lowContrast: '{{contrast}} {{least}}'
      tooSmall: '{{cm}} {{least}}'
      five: {
        colour: string
        colourHint: string
        moreColours: string
        size: string
        place: string
        placeHints: {
          left: string
          right: string
          above: string
          below: string
          middle: string
          even: string
          unknown: string
          mixed: string
        }
        openPlaces: '{{where}}'
        placesTitle: '{{alias}}'
        placesLead: string
        placesDone: string
        wait: string
        waitHint: string
        seconds_one: '{{count}}'
        seconds_other: '{{count}}'
        answers: '{{alias}}'
        ways: {
          touch: string
          pat: string
          switch1: string
          switch2: string
          dwell: string
          look: string
          head: string
        }
      }
      /** The printed set-up card. */
      card: {
        print: string
        title: '{{alias}}'
        distance: string
        tired: '{{alias}}'
        stop: string
        wait: '{{alias}}'
      }
      /** The two questions about epilepsy and light. */
      light: {
        epilepsy: {
          no: string
          yes: string
          unknown: string
        }
        photosensitive: {
          no: string
          yes: string
          unknown: string
        }
        strict: string
        change: string
        title: string
        done: string
        answered: {
          you: '{{day}}'
          by: '{{name}} {{day}}'
          family: '{{day}}'
        }
      }
      chapters: {
        sound: string
        movement: string
        pictures: string
        switches: string
        limits: string
        about: '{{alias}}'
      }
      dials: {
        colour: {
          label: string
          hint: string
        }
        secondColour: {
          label: string
          hint: string
        }
        background: {
          label: string
          hint: string
        }
        targetSize: {
          label: string
          hint: '{{alias}}'
        }
        outline: {
          label: string
          hint: string
        }
        glow: {
          label: string
          hint: string
        }
        lightGazer: {
          label: string
          hint: string
        }
        pictureLevel: {
          label: string
          hint: string
        }
        zones: {
          label: string
          hint: string
        }
        waitMs: {
          label: string
          hint: string
        }
        autoWait: {
          label: string
          hint: string
        }
        movement: {
          label: string
          hint: string
        }
        maxSpeed: {
          label: string
          hint: string
        }
        gapMs: {
          label: string
          hint: string
        }
        voiceCue: {
          label: string
          hint: string
        }
        reward: {
          label: string
          hint: string
        }
        music: {
          label: string
          hint: '{{alias}}'
        }
        rewardMs: {
          label: string
          hint: string
        }
        accessMethod: {
          label: string
          hint: string
        }
        hitSize: {
          label: string
          hint: string
        }
        anyTouchCounts: {
          label: string
          hint: string
        }
        activateOn: {
          label: string
          hint: string
        }
        holdMs: {
          label: string
          hint: string
        }
        ignoreRepeatMs: {
          label: string
          hint: string
        }
        scanMs: {
          label: string
          hint: string
        }
        scanCue: {
          label: string
          hint: '{{alias}}'
        }
        dwellMs: {
          label: string
          hint: string
        }
        headClick: {
          label: string
          hint: string
        }
        tremorSmoothing: {
          label: string
          hint: '{{alias}}'
        }
        maxComplexity: {
          label: string
          hint: string
        }
        maxItems: {
          label: string
          hint: string
        }
        blockTrials: {
          label: string
          hint: string
        }
        maxSessionMin: {
          label: string
          hint: string
        }
        breakEveryMin: {
          label: string
          hint: string
        }
      }
      options: {
        background: {
          black: string
          charcoal: string
          navy: string
          grey: string
        }
        pictureLevel: {
          realistic: string
          context: string
          rich: string
          flat: string
          outlined: string
          line: string
          silhouette: string
          word: string
        }
        movement: {
          none: string
          prompt: string
          'from-start': string
        }
        reward: {
          none: string
          calm: string
          voice: string
          music: string
          quiet: string
        }
        accessMethod: {
          touch: string
          switch1: string
          switch2: string
          dwell: string
          look: string
          head: string
        }
        activateOn: {
          press: string
          release: string
          hold: string
        }
        headClick: {
          dwell: string
          switch: string
          voice: string
        }
        tremorSmoothing: {
          off: string
          some: string
          strong: string
        }
      }
    }
    /** The progress page. */
    progress: {
      guide: string
      pages: '{{alias}}'
      tabs: {
        '/progress': string
        '/profile': '{{alias}}'
        '/plan': string
        '/voices': string
        '/assessment': string
        '/sharing': string
        '/messages': string
      }
      play: string
      emptyTitle: string
      empty: string
      /** For visitors, who see only their own sessions. */
      ownOnly: string
      emptyOwnTitle: '{{alias}}'
      emptyOwn: '{{alias}}'
      change: {
        quicker: string
        slower: string
        same: string
      }
      early_one: '{{count}}'
      early_other: '{{count}}'
      quiet: string
      days_one: '{{alias}} {{count}}'
      days_other: '{{alias}} {{count}}'
      daysOfTwelve_one: '{{alias}} {{count}}'
      daysOfTwelve_other: '{{alias}} {{count}}'
      steady: '{{before}}'
      steadyFromTo: '{{least}} {{most}}'
      beforeNow: '{{before}} {{now}}'
      sooner: {
        left: string
        right: string
      }
      trend: string
      trendLabel_one: '{{count}}'
      trendLabel_other: '{{count}}'
      placesOf: '{{title}}'
      task: string
      taskName: '{{title}} {{level}}'
      unit: string
      table: {
        week: string
        touches: string
        place: string
        turns: string
        usually: string
        spread: '{{q1}} {{q3}} {{median}}'
        none: string
      }
      legend: {
        touch: string
        median: string
        half: string
      }
      sessions: string
      startSession: string
      filters: {
        title: string
        weeks: string
        spans: {
          w4: string
          w12: string
        }
        place: string
        anyPlace: string
        light: string
        anyLight: string
      }
      sessionCount_one: '{{count}}'
      sessionCount_other: '{{count}}'
      turns_one: '{{count}}'
      turns_other: '{{count}}'
      percent: '{{share}}'
      asTable: string
      atOnce: {
        title: string
        found_one: '{{alias}}'
        found_other: '{{alias}} {{count}}'
        none: string
        label: string
        few: string
        between: '{{low}} {{high}}'
        columns: {
          things: string
          n: string
          share: string
          range: string
        }
      }
      help: {
        alone: '{{n}}'
        helped: '{{n}}'
        passed: '{{n}}'
        what: string
        without: string
        partly: string
        passedRow: string
      }
    }
    /** The contents of the report. */
    report: {
      title: '{{day}}'
      parts: {
        plain: string
        card: string
        background: string
        sources: string
        profile: string
        beside: string
        observations: string
        recommendations: string
        goals: string
        questions: string
        method: string
        signatures: string
      }
      head: '{{initials}} {{month}}'
      headOnly: '{{initials}}'
      foot: '{{product}} {{version}} {{day}}'
      draft: '{{product}} {{day}}'
      pageOf: string
      edited: '{{sentence}} {{name}}'
      turns_one: '{{count}}'
      turns_other: '{{count}}'
      sessions_one: '{{count}}'
      sessions_other: '{{count}}'
      told: '{{turns}} {{days}}'
      seconds: '{{figure}}'
      few: string
      fewOf: '{{n}} {{least}}'
      span: '{{from}} {{to}}'
      percent: '{{figure}}'
      placeNames: {
        '1': string
        '2': string
        '3': string
        '4': string
        '5': string
        '6': string
        '7': string
        '8': string
        '9': string
      }
      sides: {
        family: string
        team: string
      }
      rater: {
        family: '{{name}}'
        team: '{{name}}'
      }
      plain: {
        title: '{{alias}}'
        nothing: string
        notPlayed: string
        few_one: '{{count}}'
        few_other: '{{count}}'
        strongest: '{{sections}}'
        helpTexts: {
          place: {
            left: string
            right: string
            above: string
            below: string
            middle: string
            even: string
          }
          wait: '{{seconds}}'
          number_one: string
          number_other: '{{count}}'
        }
        limit: string
      }
      card: {
        title: '{{alias}}'
        distance: string
        wait: string
        waitForever: string
        tired: string
        stop: string
        ways: {
          touch: string
          switch1: string
          switch2: string
          dwell: string
          look: string
          head: string
        }
      }
      background: {
        title: string
        what: string
        toldHead: string
        lead: string
        fields: {
          diagnoses: string
          eyes: string
          glasses: string
          seizures: string
          medicines: string
          hearing: string
          motor: string
          communication: string
        }
        epilepsy: {
          yes: string
          no: string
          unknown: string
        }
        photosensitive: {
          yes: string
          no: string
          unknown: string
        }
        notTold: '{{list}}'
        scores: string
        scoreColumns: {
          instrument: string
          value: string
          day: string
          assessor: string
        }
      }
      sources: {
        title: string
        raters: '{{rater}} {{day}} {{answered}} {{total}}'
        noRaters: string
        oneRater: string
        play_one: '{{sessions}} {{count}} {{span}}'
        play_other: '{{sessions}} {{count}} {{span}}'
        noPlay: '{{from}} {{until}}'
        places: '{{places}}'
        devices: '{{devices}}'
        place: '{{place}} {{sessions}}'
        placeUnknown: string
        placeNames: {
          home: string
          school: string
          clinic: string
          elsewhere: string
        }
        device: '{{size}} {{sessions}}'
        screen: '{{n}} {{sessions}}'
        guest: string
        limits: readonly [string, string, string]
      }
      profile: {
        title: string
        lead: '{{alias}}'
        none: string
        line: '{{section}} {{values}}'
        change: {
          better: '{{day}}'
          worse: '{{day}}'
          none: '{{day}}'
        }
        talk: string
        gap: '{{section}} {{one}} {{other}} {{first}} {{second}}'
        unwatched_one: '{{section}}'
        unwatched_other: '{{section}} {{count}}'
        places: '{{places}}'
        noTalk: string
        flags: string
        flagsLead: string
      }
      beside: {
        title: string
        lead: string
        caption: '{{span}}'
        columns: {
          question: string
          people: string
          play: string
          says: string
        }
        questions: {
          time: string
          where: string
          colour: string
          atOnce: string
          background: string
          movement: string
          hands: string
          forms: string
          stamina: string
        }
        notRated: string
        notPlayed: string
        empty: '{{questions}}'
        people: '{{rater}} {{answers}}'
        item_one: '{{answer}} {{items}}'
        item_other: '{{answer}} {{items}}'
        painted: '{{quick}} {{slow}} {{unseen}}'
        none: string
        play: {
          time: '{{median}} {{q1}} {{q3}} {{told}}'
          known: '{{median}} {{told}}'
          fresh: '{{median}} {{told}}'
          look: '{{median}} {{told}}'
          fewTimes: '{{few}} {{told}}'
          side: {
            left: '{{left}} {{right}} {{told}} {{activity}}'
            right: '{{right}} {{left}} {{told}} {{activity}}'
            even: '{{left}} {{right}} {{told}} {{activity}}'
            few: '{{told}} {{activity}}'
          }
          colours: '{{list}} {{told}}'
          colour: '{{colour}} {{median}}'
          soonest: '{{colour}}'
          noColour: string
          atOnce: '{{list}} {{told}}'
          step: '{{things}} {{alone}} {{n}}'
          limit: '{{most}}'
          noLimit: string
          ground: '{{list}} {{told}}'
          rung: '{{ground}} {{rung}} {{share}}'
          highest: '{{ground}} {{rung}}'
          noGround: string
          movement: '{{still}} {{moving}} {{told}} {{activity}}'
          fastest: '{{speed}}'
          basis: {
            planned: string
            'partly-measured': string
          }
          places: {
            planned: string
            'partly-measured': string
          }
          alone: '{{alone}} {{n}}'
          error: '{{error}} {{told}}'
          errorCm: '{{cm}} {{told}}'
          size: '{{cm}} {{degrees}} {{told}}'
          besides: '{{figure}}'
          gap: '{{median}} {{told}}'
          form: '{{form}} {{alone}} {{n}}'
          slows: '{{minutes}} {{slowed}} {{long}}'
          lasts: '{{lasted}} {{long}}'
          fewSessions: '{{long}}'
          week: '{{figure}} {{told}}'
        }
        verdict: {
          differ: '{{seen}} {{shown}}'
          ratersDiffer: string
          few: string
          unseen: string
          neither: string
          both: {
            time: {
              '2': string
              '5': string
              '15': string
              '30': string
              longer: string
            }
            where: {
              left: string
              right: string
              even: string
            }
            colour: {
              named: '{{colour}}'
              none: string
            }
            atOnce: {
              '1': string
              '2': string
              '5': string
              many: string
            }
            background: {
              any: string
              plain: string
              some: string
            }
            movement: {
              still: string
              moving: string
              between: string
            }
            hands: {
              straight: string
              searching: string
              between: string
            }
            forms: {
              photograph: string
              drawing: string
              sign: string
              none: string
            }
            stamina: {
              lasts: string
              tires: string
              between: string
            }
          }
          points: {
            time: {
              '2': string
              '5': string
              '15': string
              '30': string
              longer: string
            }
            where: {
              left: string
              right: string
              even: string
            }
            colour: {
              none: string
            }
            atOnce: {
              '1': string
              '2': string
              '5': string
              many: string
            }
            background: {
              any: string
              plain: string
              some: string
            }
            movement: {
              still: string
              moving: string
              between: string
            }
            hands: {
              straight: string
              searching: string
              between: string
            }
            forms: {
              things: string
              photograph: string
              drawing: string
              sign: string
              none: string
            }
            stamina: {
              lasts: string
              tires: string
              between: string
            }
          }
        }
        map: {
          alt: '{{places}}'
          place: '{{name}} {{value}} {{turns}}'
          noTouch: string
        }
        curve: {
          title: string
          caption: '{{told}}'
          alt: '{{points}}'
          axis: string
          point: '{{things}} {{text}}'
          text: '{{alone}} {{n}}'
        }
        changes: string
        change: {
          sooner: '{{a}} {{b}} {{better}} {{medianA}} {{medianB}} {{nA}} {{nB}} {{span}} {{low}} {{high}}'
          none: '{{a}} {{b}} {{medianA}} {{medianB}} {{nA}} {{nB}} {{span}}'
          few: '{{a}} {{b}} {{nA}} {{nB}}'
        }
      }
      observations: {
        title: string
        none: string
        well: '{{section}}'
        hard: '{{section}}'
        item: '{{item}} {{raters}}'
        note: '{{note}} {{rater}}'
        general: string
      }
      recommendations: {
        title: string
        none: string
        where: {
          left: string
          right: string
          above: string
          below: string
          middle: string
          even: '{{alias}}'
        }
        areas: {
          materials: string
          presentation: string
          environment: string
          communication: string
          access: string
          breaks: string
        }
        line: '{{advice}} {{because}}'
        because: {
          section: '{{section}}'
          support: '{{support}}'
          question: '{{question}} {{points}}'
          set: '{{alias}}'
          own: '{{name}}'
        }
        who: string
        bank: {
          'best-colour': '{{colour}} {{alias}}'
          'real-things': '{{alias}}'
          photographs: '{{alias}}'
          'same-things': string
          'one-thing': string
          'two-things': '{{alias}}'
          'few-things': string
          wait: '{{seconds}}'
          'best-place': '{{place}}'
          'move-it': '{{alias}}'
          'slow-gaze': string
          'plain-cloth': string
          'quiet-room': '{{alias}}'
          light: '{{alias}}'
          'known-room': string
          'say-who': string
          'voice-first': '{{alias}}'
          symbols: string
          'tell-too-much': string
          reach: string
          'large-target': string
          'look-then-touch': '{{alias}}'
          'short-sessions': '{{minutes}}'
          'best-hour': '{{alias}}'
        }
      }
      forms: {
        photograph: string
        drawing: string
        sign: string
      }
      arms: {
        colour: {
          a: string
          b: string
        }
        side: {
          a: string
          b: string
        }
        speed: {
          a: string
          b: string
        }
        size: {
          a: string
          b: string
        }
        background: {
          a: string
          b: string
        }
        sound: {
          a: string
          b: string
        }
        number: {
          a: string
          b: string
        }
      }
      goals: {
        title: string
        none: string
        sentence: {
          look: '{{support}} {{alias}} {{what}} {{n}} {{m}} {{measure}} {{day}}'
          find: '{{support}} {{alias}} {{what}} {{n}} {{m}} {{measure}} {{day}}'
          touch: '{{support}} {{alias}} {{what}} {{n}} {{m}} {{measure}} {{day}}'
          follow: '{{support}} {{alias}} {{what}} {{n}} {{m}} {{measure}} {{day}}'
          name: '{{support}} {{alias}} {{what}} {{n}} {{m}} {{measure}} {{day}}'
        }
        measure: {
          alone: '{{activity}} {{level}}'
          any: '{{activity}} {{level}}'
          within: '{{seconds}} {{activity}} {{level}}'
        }
        now: '{{done}} {{turns}} {{span}} {{before}} {{beforeTurns}}'
        nowNone: '{{before}} {{beforeTurns}}'
        reached: string
        school: '{{alias}} {{done}} {{turns}} {{span}} {{n}} {{m}} {{day}}'
      }
      questions: {
        title: string
        own: string
        bank: {
          flags: string
          glasses: '{{alias}}'
          field: '{{alias}}'
          epilepsy: string
          hearing: '{{alias}}'
          day: '{{alias}}'
        }
      }
      method: {
        title: string
        lines: readonly [string, string, string, string, string, string, string]
      }
      signatures: {
        title: string
        author: '{{name}}'
        signed: '{{day}}'
        parent: string
        consent: string
        list: string
        date: string
      }
      appendix: {
        title: string
        lead: string
        places: '{{activity}} {{told}}'
        colours: '{{told}}'
        atOnce: '{{told}}'
        ground: '{{told}}'
        time: '{{told}}'
        weeks: '{{activity}} {{level}}'
        sessions: string
        profile: string
        columns: {
          place: string
          colour: string
          things: string
          rung: string
          n: string
          alone: string
          times: string
          median: string
          q1: string
          q3: string
          what: string
          week: string
          activity: string
          sessions: string
          first: string
          last: string
          item: string
        }
        rung: '{{ground}} {{rung}}'
        all: string
        known: string
        fresh: string
        look: string
      }
      sheet: {
        first: string
        print: string
        pages: string
        noPages: string
        draft: '{{day}}'
        badge: '{{alias}}'
        badgeLight: '{{alias}}'
        age_one: '{{count}}'
        age_other: '{{count}}'
        months_one: '{{count}}'
        months_other: '{{count}}'
        born: '{{age}} {{month}}'
        unknownAge: string
        title: {
          both: {
            left: '{{alias}} {{colour}}'
            right: '{{alias}} {{colour}}'
          }
          side: {
            left: '{{alias}}'
            right: '{{alias}}'
          }
          colour: '{{alias}} {{colour}}'
          time: '{{alias}} {{seconds}}'
          open: '{{alias}}'
        }
        reported: '{{what}}'
        epilepsy: {
          yes: string
          no: string
          unknown: string
        }
        well: {
          label: string
          time: '{{alias}} {{seconds}} {{alone}} {{n}}'
        }
        helps: {
          label: string
          sentence: '{{list}}'
          number_one: string
          number_other: '{{count}}'
          colour: '{{colour}}'
          ground: string
          place: {
            left: string
            right: string
            above: string
            below: string
            middle: string
          }
          quiet: string
          wait: '{{seconds}}'
          waitForever: '{{alias}}'
        }
        ask: {
          label: string
          flags: string
          glasses: '{{alias}}'
          field: {
            left: string
            right: string
          }
          epilepsy: string
          hearing: '{{alias}}'
          day: '{{alias}}'
          eyes: '{{alias}}'
        }
        map: {
          title: {
            left: string
            right: string
            even: string
            open: string
          }
          note: string
          n: '{{n}}'
          none: '{{n}}'
          sooner: string
          later: string
          few: string
        }
        trend: {
          changed: '{{before}} {{now}}'
          same: '{{now}}'
          open: string
          note_one: '{{count}}'
          note_other: '{{count}}'
          unit: string
          touch: string
          median: string
          half: string
          alt: '{{days}} {{medians}}'
          day: '{{day}} {{values}}'
          few: string
        }
        note: '{{sources}}'
        mapFrom: '{{activity}} {{told}}'
        trendFrom: '{{activity}} {{level}} {{told}}'
        short: string
        does: {
          title: string
          show_one: '{{colour}}'
          show_other: '{{count}} {{colour}}'
          place: {
            left: '{{alias}}'
            right: '{{alias}}'
            above: string
            below: string
            middle: string
            even: '{{alias}}'
          }
          wait: '{{seconds}}'
          waitForever: '{{alias}}'
          speak: {
            yes: string
            no: '{{alias}}'
          }
        }
        avoid: {
          title: string
          flashing: string
          several: string
          talking: '{{alias}}'
          moving: '{{alias}}'
          reading: string
        }
        signed: string
        version: string
        notSigned: string
        copies: string
        nobody: string
        byHand: string
        second: {
          agree: '{{one}} {{other}}'
          except: '{{one}} {{other}} {{sections}}'
          differ: '{{one}} {{other}} {{areas}}'
          alone: '{{one}}'
          open: string
          lead: '{{raters}} {{play}}'
          rater: '{{name}} {{answered}} {{total}} {{day}}'
          play: '{{span}}'
          area: string
          people: string
          help: string
          played: string
          notPlayed: string
          alt: '{{lines}}'
          scale: {
            none: string
            half: string
            always: string
          }
          apart: '{{points}}'
          helpKey: '{{most}}'
          independent: '{{alone}} {{n}}'
          time: '{{median}} {{q1}} {{q3}} {{n}}'
          sides: '{{left}} {{right}} {{n}}'
          colours: '{{colour}} {{median}} {{n}}'
          ground: '{{ground}} {{n}}'
          groundNone: '{{n}}'
          things: '{{most}} {{n}}'
          thingsNone: '{{n}}'
          hands: '{{cm}} {{n}}'
          handsShare: '{{error}} {{n}}'
          tires: '{{minutes}}'
          lasts: '{{lasted}} {{long}}'
          tried: string
          triedNote: '{{span}}'
          triedLine: '{{label}} {{a}} {{aDone}} {{aOf}} {{b}} {{bDone}} {{bOf}}'
          factors: {
            colour: string
            side: string
            speed: string
            size: string
            background: string
            sound: string
            number: string
          }
          goals: string
          goalNow: '{{done}} {{turns}} {{n}} {{m}}'
          goalNone: '{{n}} {{m}}'
          next: string
        }
        annex: string
        card: {
          lead: '{{alias}}'
          title: '{{colour}} {{size}}'
          titleAt: '{{colour}} {{size}} {{where}}'
          sizes: {
            large: string
            medium: string
            small: string
          }
          tablet: '{{colour}} {{place}}'
          swatch: '{{colour}}'
          roomDim: '{{alias}}'
          roomLit: '{{alias}}'
          sound: {
            yes: string
            no: '{{alias}}'
          }
          noTalking: string
          noMoving: string
          enough: '{{alias}}'
        }
      }
    }
    /** After a session of today’s plan: the next activity, and how it was. */
    result: {
      next: '{{activity}}'
      done: string
      enough: string
      between: string
      howWas: '{{alias}}'
      howWasYourChild: string
      howWasWhy: string
      moods: {
        calm: string
        enjoyed: string
        tired: string
        'too-much': string
      }
    }
    /** The baseline of an assessment, and one change at a time. */
    sampling: {
      conditions: {
        light: string
        noise: string
      }
      sample: {
        title: string
        none: '{{alias}}'
        noneWhy: '{{alias}}'
        begin: string
        again: string
        going_one: '{{count}}'
        going_other: '{{count}}'
        done_one: '{{count}}'
        done_other: '{{count}}'
        oneDay: '{{alias}}'
        enough: string
        next: string
        nextIs: '{{name}}'
        blocks: {
          places: string
          colours: string
          number: string
          background: string
        }
        shows: {
          places: string
          colours: '{{alias}}'
          number: '{{alias}}'
          background: '{{alias}}'
        }
        notYet: string
        played_one: '{{day}} {{count}}'
        played_other: '{{day}} {{count}}'
        tired_one: '{{day}} {{count}} {{alias}}'
        tired_other: '{{day}} {{count}} {{alias}}'
        left_one: '{{day}} {{count}}'
        left_other: '{{day}} {{count}}'
      }
      change: {
        none: '{{alias}}'
        noneWhy: string
        factors: {
          colour: string
          side: string
          speed: string
          size: string
          background: string
          sound: string
          number: string
        }
        ways: {
          colour: string
          side: string
          speed: string
          size: string
          background: string
          sound: string
          number: string
        }
        unheard: string
        closed: '{{alias}}'
        play: string
        end: string
        sooner: {
          a: '{{alias}} {{a}} {{b}} {{n}} {{m}}'
          b: '{{alias}} {{b}} {{a}} {{m}} {{n}}'
        }
        more: {
          a: '{{alias}} {{a}} {{n}} {{b}} {{m}}'
          b: '{{alias}} {{b}} {{m}} {{a}} {{n}}'
        }
        between: '{{low}} {{high}}'
        alike: '{{a}} {{b}} {{n}} {{m}}'
        alikeFew: '{{a}} {{n}} {{b}} {{m}}'
        another: string
        few_one: '{{count}}'
        few_other: '{{count}}'
        hardly: string
        caution: string
        before: string
      }
    }
    /** Past sessions of a child. */
    sessions: {
      mood: '{{mood}}'
      loading: string
      failedTitle: string
      failed: string
      noneTitle: string
      none: string
      demo: string
      demoOwn: string
      demoNote: string
      unreadable_one: '{{count}}'
      unreadable_other: '{{count}}'
      /** The same words as in the list of children. */
      tooMuch: '{{day}}'
      manyBeside: string
      beyondCap: '{{alias}}'
      sentence: {
        timed_zero: string
        timed_one: '{{count}}'
        timed_other: '{{count}}'
        quicker_zero: string
        quicker_one: '{{count}}'
        quicker_other: '{{count}}'
        slower_zero: string
        slower_one: '{{count}}'
        slower_other: '{{count}}'
        same_zero: string
        same_one: '{{count}}'
        same_other: '{{count}}'
      }
      begun: {
        interrupted: string
        ended: string
      }
      /** The result and its kinds: `3 without help, 1 came and went`. */
      said: '{{said}}'
      kinds: '{{kinds}}'
      more: string
      figures: '{{median}} {{q1}} {{q3}} {{n}}'
      partly_one: '{{count}}'
      partly_other: '{{count}}'
      unmeasured_one: '{{count}}'
      unmeasured_other: '{{count}}'
      mashed_one: '{{count}}'
      mashed_other: '{{count}}'
      looked: '{{median}} {{n}}'
      beside_one: '{{count}}'
      beside_other: '{{count}}'
      wrong_one: '{{count}}'
      wrong_other: '{{count}}'
      off: '{{percent}}'
      answeredBy: '{{ways}}'
      answers: '{{way}} {{times}}'
      ways: {
        touch: string
        switch1: string
        switch2: string
        dwell: string
        head: string
        camera: string
        voice: string
        tilt: string
        adult: string
        itself: string
      }
      overloads_one: '{{count}}'
      overloads_other: '{{count}}'
      tired: string
      signs: '{{signs}}'
      strip: string
      replay: {
        open: string
        close: string
        play: string
        stop: string
        moment: string
        seconds: '{{seconds}}'
        before: string
        trial: '{{trial}}'
        free: string
        prompt: '{{step}}'
        looking: string
        correct: string
        wrong: string
        other: string
        partly: string
        unmeasured: string
        note: string
      }
      older: string
      asTable: string
      asList: string
      table: {
        caption: string
        note: string
        date: string
        lasted: string
        voids: string
        unmeasured: string
        mashed: string
        partly: string
        steps: string
        looks: string
        lookMedian: string
        off: string
        beside: string
        wrong: string
        things: string
        size: string
        sizeCm: string
        sizeDegrees: string
        fastest: string
        sizeAndSpeed: string
        basis: {
          planned: string
          'partly-measured': string
          measured: string
        }
        answeredBy: string
        signs: string
        activity: string
        level: string
        n: string
        median: string
        quartiles: string
        touches: string
        independent: string
        prompted: string
        assisted: string
        noResponse: string
        recordsCaption: '{{title}}'
        turn: string
        yes: string
        no: string
        place: string
        share: string
        hidden: string
        beyondCap: '{{level}}'
      }
      line: {
        done: '{{n}} {{of}}'
        looked: '{{n}} {{of}}'
        passed: string
        free: string
        begun: string
        seconds: '{{seconds}}'
      }
      filters: {
        activity: string
        all: string
        found_one: '{{count}}'
        found_other: '{{count}}'
        none: string
        showAll: string
      }
    }
    /** People who can see a child, and the end of their access. */
    access: {
      guide: string
      title: '{{alias}}'
      /** `{{accounts}}` lists the teams. */
      shared: '{{accounts}} {{alias}}'
      lead: string
      notYours: '{{alias}}'
      notYoursWhy: string
      noTeam: string
      with: string
      notShared: '{{alias}}'
      failed: string
      loading: string
      gone: string
      until: '{{day}}'
      ended: '{{day}}'
      listedUntil: '{{day}}'
      noEnd: string
      change: string
      changeOf: '{{account}} {{alias}}'
      end: string
      endOf: '{{alias}} {{account}}'
      isEnded: '{{account}} {{alias}}'
      /** The sharing had no end date; Undo gives it one. */
      isEndedWithout: '{{account}} {{alias}} {{day}}'
      seen_one: '{{count}}'
      seen_other: '{{count}}'
      nobodyLooked: string
      before: '{{alias}}'
      somebody: string
      viewed: '{{name}}'
      exported: '{{name}}'
      byAdministrator: '{{moment}}'
      share: '{{alias}}'
      form: {
        title: '{{alias}}'
        changeTitle: '{{account}} {{alias}}'
        account: string
        sees: '{{alias}}'
        purpose: string
        purposeHint: string
        noPurpose: string
        end: string
        endHint: string
        none: string
        past: string
        far: string
        submit: string
        save: string
        cancel: string
        shared: '{{account}} {{alias}}'
      }
    }
    /** Sharing one activity by link: the page that makes the link, and the page it opens. */
    shown: {
      link: {
        title: string
        lead: '{{activity}} {{level}} {{alias}}'
        nothing: '{{alias}}'
        code: string
        copy: string
        copied: string
        notCopied: string
        address: string
        open: string
        closed: string
        back: string
      }
      start: string
      again: string
      note: string
      light: string
      goOn: string
      end: string
      wrong: string
      failed: string
    }
    /** System administration. */
    systemAdmin: {
      parts: {
        people: string
        accounts: string
        codes: string
        flags: string
      }
      lead: string
      loading: string
      search: string
      saved: string
      reason: string
      reasonHint: string
      failures: {
        'permission-denied': string
        'not-found': string
        aborted: string
        'storage-full': string
        offline: string
        unavailable: string
      }
      counts: {
        people: string
        accounts: string
        activeAccounts: string
        codes: string
        openCodes: string
      }
      log: {
        title: string
        none: string
        by: '{{actor}}'
      }
      people: {
        search: string
        searchHint: string
        none: string
        since: '{{date}}'
        code: '{{date}}'
        role: string
        roles: {
          parent: string
          system_admin: string
        }
        self: string
        save: string
        export: {
          open: string
          lead: string
          logged: string
          progress: '{{records}}'
          now: string
          done: string
        }
        sessions: {
          open: string
          lead: string
          logged: string
          now: string
          done: string
        }
        wrongPassword: string
        cancel: string
      }
      accounts: {
        search: string
        searchHint: string
        none: string
        members_one: '{{count}}'
        members_other: '{{count}}'
        status: string
        statuses: {
          inactive: string
          trialing: string
          active: string
          past_due: string
          suspended: string
        }
        end: string
        endHint: string
        save: string
      }
      codes: {
        make: string
        label: string
        labelHint: string
        count: string
        durationDays: string
        maxUses: string
        openDays: string
        all: string
        ofBatch: '{{batch}}'
        showAll: string
        csv: string
        none: string
        columns: {
          code: string
          batch: string
          used: string
          days: string
          until: string
          state: string
        }
        uses: '{{uses}} {{of}}'
        takeBack: string
        takeBackOf: '{{code}}'
        takenBack: string
      }
      flags: {
        title: string
        strict: string
        strictHint: string
        disabled: string
        disabledHint: string
        save: string
      }
    }
    /** Setting up a tablet: offline use, home screen, staying in the activity. */
    tablet: {
      title: string
      lead: string
      offline: {
        title: string
        why: string
        unknown: string
        all: '{{alias}}'
        allWhy: string
        some: '{{alias}} {{size}}'
        someWhy: string
        keep: '{{alias}}'
        whole: string
        wholeWhy: '{{size}}'
        wholeLeft: '{{size}}'
        keepWhole: string
        keeping: '{{done}} {{all}}'
        stop: string
        stopped: string
        noRoom: string
        noNetwork: string
        room: '{{free}}'
        lasting: string
        notLasting: string
      }
      install: {
        title: string
        why: string
        done: string
        now: string
        refused: string
        ipad: string
        ipadSteps: {
          share: string
          add: string
          open: string
        }
        other: string
        signIn: string
      }
      stay: {
        title: string
        why: string
        ipad: string
        ipadSteps: {
          settings: string
          press: string
          start: string
          end: string
        }
        android: string
        androidSteps: {
          settings: string
          recent: string
          end: string
        }
        exit: string
      }
      more: {
        size: string
        devices: string
        beside: string
      }
    }
    /** Teams: members, invitations and shared children. */
    teams: {
      title: string
      /** `{{people}}` is one of `app.numbers`. */
      lookAfter_one: '{{people}} {{count}}'
      lookAfter_other: '{{people}} {{count}}'
      oneLooksAfter_one: '{{count}}'
      oneLooksAfter_other: '{{count}}'
      families: '{{account}}'
      loading: string
      chooser: string
      choice: '{{name}} {{role}}'
      you: string
      roles: {
        owner: string
        admin: string
        therapist: string
        visitor: string
        parent: string
      }
      rolesSay: {
        owner: string
        admin: string
        therapist: string
        visitor: string
        parent: string
      }
      status: {
        inactive: string
        active: string
        activeUntil: '{{day}}'
        ended: '{{day}}'
        trialing: string
        past_due: string
        suspended: string
      }
      cancel: string
      close: string
      none: {
        title: string
        /** Shown above an invitation. */
        invitedTitle: string
        lead: string
        invited: string
      }
      found: {
        button: string
        another: string
        title: string
        lead: string
        name: string
        nameHint: string
        short: '{{least}}'
        submit: string
        unproven: '{{email}}'
      }
      prove: {
        title: string
        lead: '{{email}}'
        ask: string
        again: string
        byScreen: string
        byScreenHonest: string
        code: string
        askByMail: string
        mailTitle: '{{email}}'
        mailLead: string
        pressed: string
        notYet: string
        askAgain: string
        submit: string
        done: string
        proven: '{{email}}'
      }
      forMe: {
        title: '{{account}}'
        lead: '{{role}} {{say}}'
        /** For a family, whose children are its own. */
        leadFamily: string
        visit_one: '{{count}}'
        visit_other: '{{count}}'
        open_one: string
        open_other: '{{count}}'
        accept: string
        decline: string
        acceptOf: '{{account}}'
        declineOf: '{{account}}'
        accepted: '{{account}}'
        declined: '{{account}}'
      }
      members: {
        title: string
        invite: string
        /** The view of each role. */
        sees: {
          owner: string
          admin: string
          therapist: string
          visitor: string
          parent: string
        }
        all_one: '{{count}}'
        all_other: '{{count}}'
        some_zero: string
        some_one: '{{count}}'
        some_other: '{{count}}'
        days_one: string
        days_other: '{{count}}'
        ended: string
        change: string
        changeOf: '{{name}}'
        role: string
        visitDays: string
        visits: {
          d3: string
          d7: string
          d14: string
          d30: string
          d92: string
        }
        ownerNote: string
        save: string
        saved: '{{name}} {{role}}'
        remove: string
        removeHint: '{{name}} {{children}}'
        removeNobody: '{{name}}'
        removed: '{{name}}'
        parentsOnly: string
      }
      pending: {
        /** `{{number}}` is one of `app.numbers`. */
        waiting_one: '{{number}}'
        waiting_other: '{{number}}'
        notWaiting: string
        see: string
        hide: string
        open_one: '{{count}}'
        open_other: '{{count}}'
        over: string
        declined: string
        resend: string
        resendOf: '{{email}}'
        resent: '{{email}}'
        revoke: string
        revokeOf: '{{email}}'
        isRevoked: '{{email}}'
      }
      invite: {
        title: string
        email: string
        emailHint: string
        bad: string
        isMember: string
        asWhat: string
        submit: string
        sent: '{{email}}'
        tellThem: string
      }
      cases: {
        title: string
        caption: '{{account}}'
        needed_one: '{{number}}'
        needed_other: '{{number}}'
        nobodyNeeds: string
        visits_one: '{{number}}'
        visits_other: '{{number}}'
        unknown_one: '{{count}}'
        unknown_other: '{{count}}'
        none: string
        noneLead: string
        addColleague: string
        preview: string
        demo: {
          title: string
          lead: '{{account}}'
          open: string
        }
        inviteFamily: string
        failed: string
        reading: string
        find: string
        foundNone: string
        filter: string
        filters: {
          all: string
          pressing: string
          'next-level': string
          'not-playing': string
          report: string
        }
        filterNone: string
        child: string
        looking: string
        days: string
        played_zero: string
        played_one: '{{count}}'
        played_other: '{{count}}'
        reason: string
        next: string
        keyOpen: string
        keyStart: string
        well_one: '{{count}}'
        well_other: '{{count}}'
        stage: {
          A: string
          B: string
          C: string
        }
        open: '{{alias}}'
        needs: {
          seizure: '{{day}}'
          'seizure-open': string
          'too-much': '{{day}}'
          message: '{{day}}'
          ends: '{{day}}'
          ended: '{{day}}'
          lost: string
          never: string
          quiet_one: '{{count}}'
          quiet_other: '{{count}}'
          'passed-by': string
          'next-level': '{{title}} {{level}}'
          report: '{{day}}'
          none: string
          unknown: string
        }
        passedBy: '{{passed}} {{of}}'
        passedByAtLeast: '{{passed}} {{of}}'
        lastPlayed: '{{day}}'
        acts: {
          write: string
          ask: string
          longer: string
          ease: string
          see: string
          answer: string
          level: '{{level}}'
          report: string
          start: string
          open: string
        }
        select: {
          begin: string
          title: string
          none: string
          count_one: '{{count}}'
          count_other: '{{count}}'
          plan: string
          print: string
          end: string
        }
        bulk: {
          title: string
          of: string
          week: string
          weeks: {
            this: string
            next: string
          }
          reading: string
          empty: '{{alias}}'
          choose: string
          chooseFirst: string
          ready: '{{alias}} {{names}}'
          onlyRest: '{{alias}}'
          leftOut: '{{alias}} {{names}}'
          nothing: '{{alias}}'
          replaces: '{{names}}'
          notMine: '{{alias}}'
          unreadable: '{{alias}}'
          failed: '{{alias}}'
          save_one: '{{count}}'
          save_other: '{{count}}'
          saved_one: '{{count}}'
          saved_other: '{{count}}'
          takenBack: string
          again: string
        }
        actOf: '{{act}} {{alias}}'
        startOf: '{{alias}}'
        mailSubject: '{{product}}'
        sharedTitle: string
        purpose: '{{purpose}}'
        until: '{{day}}'
        nobody: string
        ownOnly: string
        assign: string
        assignOf: '{{alias}}'
        assignTitle: '{{alias}}'
        assignLead: string
        assignNobody: string
        most: '{{most}}'
        save: string
        saved: '{{alias}}'
        giveUp: '{{alias}}'
        giveUpTitle: '{{alias}}'
        giveUpLead: '{{alias}}'
        gaveUp: '{{alias}}'
        notice: string
      }
      account: {
        title: string
        inside: string
        insideForOthers: string
        yourRole: '{{role}} {{say}}'
        name: string
        rename: string
        renamed: string
        handOver: string
        leave: string
        leaveTitle: '{{account}}'
        leaveLead: string
        leaveFamily: string
        leaveNow: string
        left: '{{account}}'
        lastOwner: string
        delete: string
        deleteTitle: '{{account}}'
        deleteLead: string
        deleteNow: string
        deleted: '{{account}}'
        deleteAlone: string
        deleteActive: string
        share: string
      }
      letter: {
        title: string
        why: string
        to: string
        body: string
        longer: '{{product}}'
        write: '{{product}}'
        ask: '{{product}}'
        copyLetter: string
        copyAddress: string
        copied: {
          letter: string
          address: string
          failed: string
        }
        mail: string
      }
    }
    /** Texts that an adult writes for a child to read. */
    texts: {
      guide: string
      title: '{{alias}}'
      lead: '{{alias}}'
      loading: string
      done: string
      write: string
      hint: string
      keep: string
      leave: string
      tooLong: '{{most}} {{letters}}'
      full: '{{most}}'
      saved: string
      beside: string
      list: string
      noneTitle: string
      none: string
      change: string
      earlier: string
      delete: string
      removed: string
      starters: string
      take: string
      unread: string
      unreadable_one: '{{count}}'
      unreadable_other: '{{count}}'
    }
    /** Recording words and prompts in a familiar voice. */
    voices: {
      title: '{{alias}}'
      lead_zero: string
      lead_one: '{{count}}'
      lead_other: '{{count}}'
      /** The moment at which activities say each of the five. */
      when: {
        look: string
        'there-it-is': '{{alias}}'
        'follow-it': string
        'find-the-same': string
        'which-one': string
      }
      quoted: '{{word}}'
      more_one: '{{count}}'
      more_other: '{{count}}'
      moreAbout: string
      photos: '{{alias}}'
      private: '{{alias}}'
      categoriesLabel: string
      categories: {
        phrases: string
        fruits: string
        vegetables: string
        everyday: string
        clothing: string
        animals: string
        toys: string
        vehicles: string
        food: string
        body: string
        nature: string
      }
      search: string
      found_one: '{{count}}'
      found_other: '{{count}}'
      none: string
      count_zero: '{{alias}}'
      count_one: '{{count}} {{alias}}'
      count_other: '{{count}} {{alias}}'
      loading: string
      wordsFailed: string
      /** Words that are not in the list. */
      own: {
        pictured: string
        left: string
        nameless: string
        unread: string
      }
      /** The family's own name for a word of the list. */
      name: {
        listed: '{{word}}'
        change: string
        changeOf: '{{word}}'
        called: '{{word}}'
        where: string
        save: string
        asListed: string
        faults: {
          none: string
          'too-long': '{{most}}'
        }
        done: '{{word}} {{name}}'
        undone: '{{word}}'
        again: string
        unheard: string
      }
      recorded: string
      notRecorded: string
      record: string
      recordAgain: string
      recordOf: '{{word}}'
      recordAgainOf: '{{word}}'
      listen: string
      listenTo: '{{word}}'
      delete: string
      deleteOf: '{{word}}'
      asking: string
      speakNow: '{{word}}'
      endsItself: '{{seconds}}'
      level: string
      finish: string
      cancel: string
      keeping: string
      kept: '{{word}}'
      deleted: '{{word}}'
      tryAgain: string
      unheard: string
      voiceless: string
      problem: string
      /** By the microphone's error. An earlier recording never changes. */
      failures: {
        refused: string
        missing: string
        busy: string
        ended: string
        unsupported: string
        silent: string
      }
      /** By the store's error, while the recording is still in memory. */
      storeFailed: {
        title: string
        full: string
        other: string
        unread: string
      }
    }
  }
}
