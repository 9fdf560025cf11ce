import type { GuideId } from '#domain/guides/guide'
import { languageNames } from '#domain/language'
import { language } from '#text/locale'
import { guideLanguage, headOf } from './guides'
import styles from './resources.module.css'

/** A guide's title, with the name of its language if it differs from the reader's. */
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
