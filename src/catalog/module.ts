// What the application mounts of the catalog.
import type { DoctorCheck } from '#database/findings.server.ts'
import { wrongHistories, wrongKits } from './store/doctor.server.ts'

export const catalogModule = {
	name: 'catalog',
	doctor: [({ db }) => wrongKits(db), ({ db }) => wrongHistories(db)] satisfies DoctorCheck[],
}
