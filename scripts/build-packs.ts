// Builds the glyph packs of all fonts from their packages, and draws those of the number families:
// node scripts/build-packs.ts
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { letteringFonts, numberFonts, type GlyphPack } from '../src/garments/lettering/fonts.ts'
import { numberPack } from '../src/garments/lettering/numbers/pack.ts'
import { buildPack, fontsDir } from './glyph-pack.ts'

const packsDir = new URL('../src/garments/packs/', import.meta.url)

mkdirSync(new URL('LICENSES/', packsDir), { recursive: true })

function write(id: string, pack: GlyphPack) {
	const json = JSON.stringify(pack)
	writeFileSync(new URL(`${id}.json`, packsDir), `${json}\n`)
	process.stdout.write(`${id} ${json.length}\n`)
}

for (const font of letteringFonts) {
	write(font.id, buildPack(font))
	copyFileSync(new URL(`${font.id}/LICENSE`, fontsDir), new URL(`LICENSES/${font.id}.txt`, packsDir))
}
for (const font of numberFonts) write(font.id, numberPack(font))
