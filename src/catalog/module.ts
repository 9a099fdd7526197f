// What the application mounts of the catalog.
import type { DoctorCheck } from '#database/findings.server.ts'
import type { StoredFolder } from '#files/contract.ts'
import { originalBeside, photoOriginalKey, photosPrefix } from '#files/rules/photos.ts'
import { photosAfter } from './store/photos.server.ts'
import { wrongHistories, wrongKits } from './store/doctor.server.ts'

const photos: StoredFolder = {
	prefix: photosPrefix,
	what: 'photo of a product',
	keysAfter: async (db, range) =>
		(await photosAfter(db, range)).map(({ id, images }) => ({
			id,
			keys: images.flatMap(({ photo }) => (photo ? [photoOriginalKey(photo.folder)] : [])),
		})),
	rowKeyOf: originalBeside,
}

export const catalogModule = {
	name: 'catalog',
	storedFolders: [photos],
	doctor: [({ db }) => wrongKits(db), ({ db }) => wrongHistories(db)] satisfies DoctorCheck[],
}
