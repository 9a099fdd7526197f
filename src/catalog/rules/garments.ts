// The list name and size chart of each garment. Garments of a sport have theirs in the sport's record.
import { sportRecords } from '#sports/records/index.ts'
import type { SportRecord } from '#sports/record.ts'

const shared: SportRecord['garments'] = {
	tee: { kind: 'T-Shirt', sizeChart: 'tee' },
	'long-sleeve-tee': { kind: 'T-Shirt', sizeChart: 'long-sleeve' },
	polo: { kind: 'Polo', sizeChart: 'tee' },
	hoodie: { kind: 'Hoodie', sizeChart: 'hoodie' },
	crewneck: { kind: 'Sweatshirt', sizeChart: 'hoodie' },
	'quarter-zip': { kind: 'Quarter-Zip', sizeChart: 'hoodie' },
	joggers: { kind: 'Pants', sizeChart: 'joggers' },
	snapback: { kind: 'Hat', sizeChart: 'hat' },
	beanie: { kind: 'Hat', sizeChart: 'hat' },
}

type Garment = SportRecord['garments'][string]

export const garmentOf = (templateId: string): Garment | undefined =>
	[shared, ...Object.values<SportRecord>(sportRecords).map(({ garments }) => garments)].find((garments) =>
		Object.hasOwn(garments, templateId),
	)?.[templateId]
