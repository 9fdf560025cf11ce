import type { GuideId } from '#domain/guides/guide'
import { languageNames } from '#domain/language'
import { language } from '#text/locale'
import { guideLanguage, headOf } from './guides'
import styles from './resources.module.css'

/** Shows a guide's title, and the name of its language if that is not the reader's. */
export function GuideTitle({ id }: { id: GuideId }) {
  const spoken = guideLanguage(id)
  return (
    <>
      <span lang={spoken}>{headOf(id).title}</span>
      {spoken === language() ? null : (
        <span lang={spoken} className={styles['language']}>
          {languageNames[spoken]}
        </span>
      )}
    </>
  )
}
