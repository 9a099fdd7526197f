// Bundled for a browser by golden.test.ts: draws and hashes every golden design there.
import { goldenHashes } from '../factories/golden-hashes.ts'
import { fontsFor, type GlyphPack } from '#garments/lettering/fonts.ts'

declare global {
	interface Window {
		drawGolden: () => Promise<Record<string, string>>
	}
}

const folder = '../../src/garments/packs'
const files = import.meta.glob<GlyphPack>('../../src/garments/packs/*.json', {
	import: 'default',
	eager: true,
})
const packs = Object.fromEntries(
	fontsFor('number').flatMap(({ id }) => {
		const pack = files[`${folder}/${id}.json`]
		return pack ? [[id, pack]] : []
	}),
)

window.drawGolden = () => goldenHashes(() => packs)
