import { expect, test } from 'vitest'
import type { SavedDesign } from '#designs/views.ts'
import { withWholeLinks } from './share-links.ts'

const saved: SavedDesign = {
	id: 'd1',
	version: 1,
	locked: false,
	sceneHash: 'a',
	versions: [],
	proof: { state: 'none', url: null, failure: null, progress: null },
	shares: [
		{
			id: 's1',
			version: 1,
			url: '/designs/shared/token',
			allowsComments: false,
			createdAt: '2026-11-28T14:00:00.000Z',
		},
	],
}

test('a share link is a whole address, which opens wherever it is pasted', () => {
	const { saved: shown } = withWholeLinks({ saved }, 'https://shop.test')
	expect(shown.shares.map(({ url }) => url)).toEqual(['https://shop.test/designs/shared/token'])
	expect(withWholeLinks({ saved: null }, 'https://shop.test')).toEqual({ saved: null })
})
