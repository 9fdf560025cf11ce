import { Link } from 'react-router'
import { families } from '#domain/activities/manifest'
import { useText } from '#text/i18n'
import { ActivityList } from '../activity/ActivityList'
import { Notice } from '../notice/Notice'

/** The page with the activities of one family. */
export default function SubActivities({ category }: { category: string | null }) {
  const text = useText()
  const family = families.find((name) => name === category)
  if (family !== undefined) return <ActivityList key={family} family={family} />
  return (
    <Notice kind="info" title={text('screens.activities.noneTitle')}>
      <p>{text('screens.activities.noFamily')}</p>
      <Link to="/activity" className="press press-now">
        {text('screens.activities.allChapters')}
      </Link>
    </Notice>
  )
}
