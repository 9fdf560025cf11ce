import type { Language } from '../../../src/domain/language'
import ar from '../../text/ar.json'
import de from '../../text/de.json'
import en from '../../text/en.json'
import es from '../../text/es.json'
import fr from '../../text/fr.json'
import pt from '../../text/pt.json'

/** The texts of emails, in every language of the app. */
export const mailWords: Readonly<Record<Language, typeof en>> = { ar, de, en, es, fr, pt }
