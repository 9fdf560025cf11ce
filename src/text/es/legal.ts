const camera = {
  title: 'Cámara y micrófono',
  body: 'La cámara y el micrófono están apagados hasta que un adulto los enciende. La cámara está encendida solo durante una sesión o mientras la pruebas. Su imagen se procesa solo en este dispositivo, durante un instante: no se guarda ni se envía, y solo se muestra si enciendes el espejo en “Encuéntralo”. El micrófono está encendido solo mientras grabas una palabra en “Voz y fotos”, durante una sesión de “Mi voz” o “El viaje a casa”, o mientras lo pruebas; la pantalla lo indica. Estas actividades miden si un sonido es fuerte y si es agudo. El sonido mismo no se guarda ni se envía; la sesión guarda cuántas veces y durante cuánto tiempo se oyeron sonidos. Las grabaciones y las fotos se quedan en el almacenamiento de este navegador. Puedes oír y borrar cada grabación, y borrar cada foto.',
} as const

/** Terms and privacy: only what is true of this software. Paragraphs stand in the order of their keys. */
export const legal = {
  certificate: 'Seguridad ante destellos: resultados de las pruebas',
  home: 'Volver a la página de inicio',
  terms: {
    title: 'Condiciones',
    lead: '{{product}} en palabras sencillas: qué puedes esperar y qué no.',
    sections: {
      what: {
        title: 'Para qué es',
        body: 'Actividades visuales para niños y niñas con discapacidad visual cerebral, para hacer junto con un adulto: para practicar, para jugar y para llevar un registro de lo que pasó.',
      },
      device: {
        title: 'No es un dispositivo médico',
        body: 'No diagnostica ni trata, y no mide la vista. Sus cifras cuentan y cronometran lo que pasa en el juego. El tiempo hasta un toque incluye mirar, pensar y alcanzar. Toma las decisiones sobre la atención de un niño o una niña junto con quienes le atienden, nunca solo a partir de estas cifras.',
      },
      light: {
        title: 'Epilepsia y luz',
        body: 'Las actividades están hechas de modo que nada destella y todo aparece y desaparece poco a poco. Ninguna pantalla es segura para todos los niños. Si tu hijo o hija tiene epilepsia, o si la luz le ha provocado alguna vez una crisis, pregunta a tu médico antes de empezar, deja una luz encendida en la habitación, baja el brillo y quédate a su lado. Detente de inmediato si algo parece ir mal: mantén el dedo tres segundos en una esquina superior de la pantalla, o gira el dispositivo hacia otro lado.',
      },
      adult: {
        title: 'Siempre hay un adulto presente',
        body: 'Un niño o una niña nunca juega sin un adulto. Haz sesiones cortas, y termina cuando se aparte, se inquiete o se canse.',
      },
      asIs: {
        title: 'Sin promesa de resultados',
        body: 'El software se ofrece tal como es. No prometemos que un niño o una niña vea mejor o aprenda más rápido con él.',
      },
    },
  },
  privacy: {
    title: 'Privacidad',
    lead: 'Qué guarda {{product}}, dónde está, quién puede verlo y cómo eliminarlo.',
    sections: {
      where: {
        title: 'Dónde están tus datos',
        body: 'En el almacenamiento de este navegador, en este dispositivo. La aplicación no los envía a ninguna parte. Mientras la usas, no contacta con ningún otro servidor: sin publicidad, sin seguimiento, sin terceros.',
      },
      what: {
        title: 'Qué se guarda',
        body: 'Tu nombre y tu dirección de correo; tu contraseña, solo como un código del que no se puede recuperar (un hash con sal). De un niño o una niña: un apodo, el mes de nacimiento si lo das y los ajustes que elegiste. De cada sesión: qué se mostró, cuándo, dónde se tocó y cómo terminó. También lo que escribes sobre un niño o una niña en valoraciones, objetivos e informes, tus textos, las palabras que grabas y las fotos que tomas. Pedimos un apodo para que no haga falta ningún nombre completo.',
      },
      camera,
      who: {
        title: 'Quién puede verlo',
        body: 'Los datos no están cifrados en el dispositivo. Cualquiera que pueda desbloquearlo y abrir este navegador puede verlos, y cualquiera que tenga la tableta en las manos puede restablecer la contraseña de una cuenta. Usa el bloqueo de tu dispositivo. La primera cuenta de este dispositivo puede asumir su administración; entonces ve personas, cuentas y códigos, pero nada sobre ningún niño o niña.',
      },
      lasting: {
        title: 'Cuánto dura',
        body: 'Hasta que lo elimines. Algunos navegadores también borran por su cuenta los datos de un sitio: en ventanas privadas, cuando el dispositivo está lleno o tras semanas sin una visita.',
      },
      remove: {
        title: 'Cómo eliminarlo',
        body: 'En tu cuenta puedes exportar todo, borrar para siempre los datos de un niño o una niña, o borrar tu cuenta con todo lo que contiene; entonces no queda nada de ello en este dispositivo. Un niño o una niña que cuidas por invitación se queda con su familia. Quitar de la lista a un niño o una niña oculta su perfil, pero conserva todo. Para eliminar de una vez todas las cuentas de este dispositivo, borra los datos de este sitio en los ajustes de tu navegador.',
      },
      demo: {
        title: 'La clínica de demostración',
        body: 'Todo en ella es inventado, y así se indica.',
      },
    },
  },
  privacyHosted: {
    title: 'Privacidad',
    lead: 'Qué guarda {{product}}, dónde está, quién puede verlo y cómo eliminarlo.',
    sections: {
      where: {
        title: 'Dónde están tus datos',
        body: 'Con tu cuenta, en la base de datos de quien gestiona este sitio (Google Firebase, en la región que eligió). Mientras no salgas de tu cuenta, también en el almacenamiento de este navegador, para que el juego siga sin conexión. Las fotos, las voces grabadas y lo que se juega sin cuenta se quedan solo en este dispositivo.',
      },
      alone: {
        title: 'Quién más recibe datos',
        body: 'Nadie. Mientras la usas, la aplicación no contacta con ningún otro servidor: sin publicidad, sin seguimiento, sin terceros.',
      },
      checked: {
        title: 'Quién más recibe datos',
        body: 'Google reCAPTCHA, que comprueba que usa la aplicación una persona y no un programa. Su código se carga desde Google cuando abres una actividad o una página de la cuenta; ve tu dirección de red y cómo se usa la página, y puede guardar una cookie. Sin publicidad, sin seguimiento.',
      },
      what: {
        title: 'Qué se guarda',
        body: 'Tu nombre y tu dirección de correo; tu contraseña, solo en el servicio de acceso, como un código (hash) del que no se puede recuperar. De un niño o una niña: un apodo, el mes de nacimiento si lo das y los ajustes que elegiste. De cada sesión: qué se mostró, cuándo, dónde se tocó y cómo terminó. También lo que escribes tú, o escribe un equipo, sobre un niño o una niña en valoraciones, objetivos e informes, tus textos, quién tiene acceso y quién abrió la página de un niño o una niña. Si permites que se una un segundo dispositivo, también lo que se juega y se marca en ese momento, hasta que lo siguiente lo reemplaza. Pedimos un apodo para que no haga falta ningún nombre completo.',
      },
      camera,
      who: {
        title: 'Quién puede verlo',
        body: 'Tú, y otra madre u otro padre a quien invitaste, hasta que lo termines. Las personas de una clínica o escuela, solo cuando compartes el acceso a un niño o una niña con su cuenta, para el fin y el tiempo que fijas; aquí ves quién abrió su página, y puedes terminarlo en cualquier momento. Quienes administran ven personas, cuentas y códigos, pero nada sobre ningún niño o niña. En este dispositivo, cualquiera que pueda desbloquearlo mientras no salgas de tu cuenta: usa su bloqueo, y sal de tu cuenta si la tableta es compartida.',
      },
      lasting: {
        title: 'Cuánto dura',
        body: 'Hasta que lo elimines. Al salir de tu cuenta se eliminan de este navegador los datos de tu cuenta.',
      },
      remove: {
        title: 'Cómo eliminarlo',
        body: 'En tu cuenta puedes exportar todo, borrar para siempre los datos de un niño o una niña, o borrar tu cuenta con todo lo que contiene. Un niño o una niña que cuidas por invitación se queda con su familia. Quitar de la lista a un niño o una niña oculta su perfil, pero conserva todo. Algunos registros quedan, sin nombre ni dirección: que se usó un código o una prueba gratuita, qué aceptaste y cuándo, y qué pagaste. Si tienes una suscripción, termínala primero; el servicio de pago conserva los registros que la ley exige.',
      },
    },
  },
} as const
