import { expect, test } from 'vitest'
import { downloadFileName, readDownloadQuery } from './download.ts'

const front = { side: 'front', ground: 'none' } as const

test.each([
	['', front],
	['side=back', { side: 'back', ground: 'none' }],
	['side=left&ground=turf', { side: 'left', ground: 'turf' }],
	['side=', undefined],
	['side=Front', undefined],
	['side=inside', undefined],
	['ground=', undefined],
	['ground=grass', undefined],
	['side=toString', undefined],
])('“%s” asks for a picture: %o', (search, query) => {
	expect(readDownloadQuery(new URLSearchParams(search))).toEqual(query)
})

test.each([
	['Wildcats', front, 'wildcats-front.png'],
	['Wildcats', { side: 'back', ground: 'turf' } as const, 'wildcats-back-turf.png'],
	['  Los Ñandúes #1 ', front, 'los-nandues-1-front.png'],
	['"; filename="x.exe', front, 'filename-x-exe-front.png'],
	['../../etc\r\nX: y', front, 'etc-x-y-front.png'],
	['', front, 'football-jersey-front.png'],
	['球衣', front, 'football-jersey-front.png'],
	['A'.repeat(200), front, `${'a'.repeat(60)}-front.png`],
])('the picture of “%s” is a file with a safe name', (teamName, query, name) => {
	expect(downloadFileName({ teamName, garment: 'Football jersey' }, query)).toBe(name)
})

test('without any name in ASCII the file is a design', () => {
	expect(downloadFileName({ teamName: '', garment: '' }, front)).toBe('design-front.png')
})
