// Builds the glyph packs of all fonts from their packages: node scripts/build-packs.ts
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { letteringFonts } from '../src/garments/lettering/fonts.ts'
import { buildPack, fontsDir } from './glyph-pack.ts'

const packsDir = new URL('../src/garments/packs/', import.meta.url)

mkdirSync(new URL('LICENSES/', packsDir), { recursive: true })
for (const font of letteringFonts) {
	const { id } = font
	const json = JSON.stringify(buildPack(font))
	writeFileSync(new URL(`${id}.json`, packsDir), `${json}\n`)
	copyFileSync(new URL(`${id}/LICENSE`, fontsDir), new URL(`LICENSES/${id}.txt`, packsDir))
	process.stdout.write(`${id} ${json.length}\n`)
}
