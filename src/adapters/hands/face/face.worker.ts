import '#domain/olderBrowsers'
import { answerPictures } from '../answerPictures'
import type { FaceAddresses } from './detector'
import { createFaceSearch } from './faceSearch'
import { loadFaceDetection } from './loadFaceDetection'

answerPictures(async (addresses: FaceAddresses) => createFaceSearch(await loadFaceDetection(addresses)))
