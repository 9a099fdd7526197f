// Archives of the embedded database for the state of schema and seeds, if they are built.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfSources } from './sources.ts'

export const imagesFolder = '.cache'
const inputs = [
	'src/{database,garments,placement,sports,pictures,catalog,search,auth,accounts,pricing,kit}/**/*.{ts,sql,json}',
	// Decorations and scene hashes of the shop's designs.
	'src/designs/rules/**/*.{ts,json}',
	'src/*/tables.ts',
	// The services themselves place and process the demo's orders.
	'src/{designs,portals,rosters,orders,shipping,approvals,production,fundraising,bulk-orders,team-dashboard,jobs}/**/*.server.ts',
	'src/*/seeds/**',
	'src/app/demo.server.ts',
	'src/content/**/*.{ts,md}',
	'package-lock.json',
]

export type DatabaseImages = { empty: string; demo: string }

export function imagesOfSources(): DatabaseImages {
	const hash = hashOfSources(inputs).slice(0, 16)
	return {
		empty: join(imagesFolder, `empty-${hash}.tar.gz`),
		demo: join(imagesFolder, `demo-${hash}.tar.gz`),
	}
}

/** The demo's deadlines and orders stand around the day on which it is built. */
const freshMs = 7 * 86_400_000

export const areThere = ({ empty, demo }: DatabaseImages) =>
	existsSync(empty) && existsSync(demo) && Date.now() - statSync(demo).mtimeMs < freshMs

/** Paths of the archives if they are of these sources and of the last seven days, else null. */
export function readyImages(): DatabaseImages | null {
	const images = imagesOfSources()
	return areThere(images) ? images : null
}
