import '#domain/olderBrowsers'
import { answerPictures } from './answerPictures'
import type { ModelAddresses } from './detector'
import { createHandSearch } from './handSearch'
import { loadDetection } from './loadDetection'

answerPictures(async (addresses: ModelAddresses) => createHandSearch(await loadDetection(addresses)))
