const camera = {
  title: 'Cámara y micrófono',
  body: 'La cámara y el micrófono están apagados hasta que un adulto los enciende. La cámara está encendida solo durante una sesión o mientras la pruebas. Su imagen se analiza solo en este dispositivo, durante un momento: no se guarda ni se envía, y se muestra únicamente si enciendes el espejo de “Encuéntralo”. El micrófono está encendido solo mientras grabas una palabra en “Voz y fotos”, durante una sesión de “Mi voz” o de “Seguir hasta la meta”, o mientras lo pruebas; la pantalla lo indica. Estas actividades miden si un sonido es fuerte y si es agudo. El sonido mismo no se guarda ni se envía; la sesión conserva cuántos sonidos se oyeron y cuánto duraron. Las grabaciones y las fotos se quedan en el almacenamiento de este navegador. Puedes oír y borrar cada grabación, y borrar cada foto.',
} as const

/** Terms and privacy: only what is true of this software. Paragraphs stand in the order of their keys. */
export const legal = {
  certificate: 'Seguridad ante destellos: qué se filmó y qué se encontró',
  home: 'Volver a la primera página',
  terms: {
    title: 'Condiciones',
    lead: '{{product}} en palabras sencillas: qué puedes esperar y qué no.',
    sections: {
      what: {
        title: 'Para qué es',
        body: 'Actividades visuales para niños y niñas con discapacidad visual cerebral, que se usan junto con un adulto. Es para practicar, para jugar y para anotar lo que pasó.',
      },
      device: {
        title: 'No es un producto sanitario',
        body: 'No diagnostica, no mide la vista y no trata. Sus cifras son recuentos y tiempos de juego. El tiempo hasta un toque contiene mirar, pensar y alcanzar. Decide sobre la atención de un niño o una niña con las personas que le atienden, nunca solo a partir de estas cifras.',
      },
      light: {
        title: 'Epilepsia y luz',
        body: 'Las actividades están hechas de modo que nada parpadea y todo aparece y desaparece poco a poco. Ninguna pantalla es segura para todos los niños. Si tu hijo o hija tiene epilepsia, o si la luz le ha provocado alguna vez una crisis, pregunta a tu médico antes de empezar, deja encendida una luz en la habitación, baja el brillo y quédate a su lado. Para en el acto si algo parece ir mal: mantén pulsada la esquina de la pantalla, o gira el dispositivo hacia otro lado.',
      },
      adult: {
        title: 'Siempre hay un adulto',
        body: 'Un niño o una niña nunca juega sin compañía. Haz sesiones cortas, y termina cuando se aparte, se inquiete o se canse.',
      },
      asIs: {
        title: 'Sin promesa de resultados',
        body: 'El software se ofrece tal como es. No prometemos que un niño o una niña vea mejor o aprenda más rápido con él.',
      },
    },
  },
  privacy: {
    title: 'Privacidad',
    lead: 'Qué guarda {{product}}, dónde está, quién puede verlo y cómo quitarlo.',
    sections: {
      where: {
        title: 'Dónde están tus datos',
        body: 'En el almacenamiento de este navegador, en este dispositivo. La app no los envía a ninguna parte. Mientras la usas, la app no pide nada a ninguna dirección que no sea la suya: ni anuncios, ni contadores, ni terceros.',
      },
      what: {
        title: 'Qué se guarda',
        body: 'Tu nombre y tu dirección de correo; tu contraseña, solo como una huella con sal que no se puede volver a leer. De un niño o una niña: un apodo, el mes de nacimiento si lo das y los ajustes que elegiste. De cada sesión: qué se mostró, cuándo, dónde se tocó y cómo terminó. También lo que dices de un niño o una niña en una valoración, sus objetivos e informes, los textos que escribes, las palabras que grabas y las fotos de cosas que haces para él o ella. Pedimos un apodo para que no haga falta el nombre completo de ningún niño.',
      },
      camera,
      who: {
        title: 'Quién puede verlo',
        body: 'Los datos no están cifrados en el dispositivo. Cualquiera que pueda desbloquearlo y abrir este navegador puede llegar a ellos, y cualquiera que tenga la tableta en las manos puede renovar la contraseña de una cuenta. Usa el bloqueo de tu dispositivo. La primera cuenta de este dispositivo puede administrarlo: ve personas, cuentas y códigos, y nada de ningún niño.',
      },
      lasting: {
        title: 'Cuánto dura',
        body: 'Hasta que lo quites. Algunos navegadores también borran por su cuenta los datos de un sitio: en ventanas privadas, cuando el dispositivo está lleno, o tras semanas sin una visita.',
      },
      remove: {
        title: 'Cómo quitarlo',
        body: 'En tu cuenta puedes exportar todo, borrar a un niño o una niña para siempre, o borrar tu cuenta con todo lo que contiene; entonces no queda nada de ello en este dispositivo. Un niño o una niña que cuidas por invitación de otra persona se queda con su familia. Sacar a alguien de la lista lo oculta, pero conserva todo. Para quitar de una vez todas las cuentas de este dispositivo, borra los datos de este sitio en los ajustes de tu navegador.',
      },
      demo: {
        title: 'La clínica de demostración',
        body: 'Todo en ella es inventado, y así lo dice.',
      },
    },
  },
  privacyHosted: {
    title: 'Privacidad',
    lead: 'Qué guarda {{product}}, dónde está, quién puede verlo y cómo quitarlo.',
    sections: {
      where: {
        title: 'Dónde están tus datos',
        body: 'Con tu cuenta, en la base de datos de quien gestiona esta dirección (Google Firebase, en el lugar que se eligió allí), y mientras estés dentro de tu cuenta también en el almacenamiento de este navegador, para que el juego siga sin red. Las fotos de cosas, las voces grabadas y el juego sin cuenta se quedan solo en este dispositivo.',
      },
      alone: {
        title: 'A quién más se pregunta',
        body: 'A nadie. Mientras la usas, la app no pide nada a ninguna otra dirección: ni anuncios, ni contadores, ni terceros.',
      },
      checked: {
        title: 'A quién más se pregunta',
        body: 'A Google reCAPTCHA, que comprueba si usa la app una persona y no un programa. Su código se carga desde Google cuando se abre una actividad o una página de una cuenta; ve tu dirección de red y cómo se usa la página, y puede poner una cookie. Ni anuncios ni contadores.',
      },
      what: {
        title: 'Qué se guarda',
        body: 'Tu nombre y tu dirección de correo; tu contraseña, solo donde entras, como una huella que no se puede volver a leer. De un niño o una niña: un apodo, el mes de nacimiento si lo das y los ajustes que elegiste. De cada sesión: qué se mostró, cuándo, dónde se tocó y cómo terminó. También lo que tú y un equipo dicen de un niño o una niña en una valoración, sus objetivos e informes, los textos que escribes, qué permitiste a quién, y quién abrió la página de un niño o una niña. Si dejas que se una otro dispositivo, también lo que se juega en ese momento y lo que marca la persona adulta, hasta que lo siguiente lo reemplaza. Pedimos un apodo para que no haga falta el nombre completo de ningún niño.',
      },
      camera,
      who: {
        title: 'Quién puede verlo',
        body: 'Tú, y otra madre o padre a quien invitaste a cuidar de un niño o una niña, hasta que lo termines. Las personas de una clínica o escuela, solo cuando compartes a un niño o una niña con su cuenta, para el fin y el tiempo que fijas; ves quién abrió aquí la página del niño o la niña, y puedes terminarlo en cualquier momento. Quienes administran ven personas, cuentas y códigos, y nada de ningún niño. En este dispositivo, cualquiera que pueda desbloquearlo mientras estás dentro de tu cuenta: usa su bloqueo, y sal de la cuenta en una tableta compartida.',
      },
      lasting: {
        title: 'Cuánto dura',
        body: 'Hasta que lo quites. Al salir de la cuenta se quita lo que este navegador guardaba de ella.',
      },
      remove: {
        title: 'Cómo quitarlo',
        body: 'En tu cuenta puedes exportar todo, borrar a un niño o una niña para siempre, o borrar tu cuenta con todo lo que contiene. Un niño o una niña que cuidas por invitación de otra persona se queda con su familia. Sacar a alguien de la lista lo oculta, pero conserva todo. Algo queda: que se usó un código o una prueba gratuita, qué aceptaste y cuándo, y qué pagaste, sin nombre ni dirección. Con una suscripción en marcha, el servicio de pago conserva lo que la ley le exige; termina primero la suscripción.',
      },
    },
  },
} as const
