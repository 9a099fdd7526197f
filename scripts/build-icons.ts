// Draws the installable icons from public/favicon.svg: the patch on turf, inside the safe zone of maskable icons.
import { readFileSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'

const folder = new URL('../public/', import.meta.url)
const files = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 }
const turf = '#0a2a1d'

const patch = readFileSync(new URL('favicon.svg', folder), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${turf}"/><g transform="translate(16 16)">${patch}</g></svg>`

for (const [name, width] of Object.entries(files)) {
	const drawn = new Resvg(icon, { fitTo: { mode: 'width', value: width } }).render()
	writeFileSync(new URL(name, folder), drawn.asPng())
	console.log(`${name} ${drawn.width} px`)
}
