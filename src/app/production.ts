// Entry of the built server: everything in one module graph, started by scripts/start.ts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { createRequestHandler } from 'react-router'
import { seedDemo } from './demo.server.ts'
import { upgradeData } from './upgrade.server.ts'
import { indexPages } from '#search/service/indexing.server.ts'
import type { Config } from './config.ts'
import { builtFiles } from './http/built-files.ts'
import { start, type Running } from './main.ts'

export { startWorker } from './main.ts'
export { readConfig } from './config.ts'
export { WrongSetting } from '#settings/settings.ts'
export { DataFolderInUse } from '#database/embedded.server.ts'

/** The build places the browser's files beside the server's. */
const clientFolder = join(import.meta.dirname, '../client')

type Manifest = Record<string, { file: string } | undefined>

function elementsScript(): string {
	const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest
	const entry = manifest['src/elements/main.ts']
	if (!entry) throw new Error('The build has no elements script; build again.')
	return `/${entry.file}`
}

export async function startBuilt(config: Config, image: string | null): Promise<Running> {
	const staticFiles = builtFiles(clientFolder)
	return start({
		config,
		image,
		handle: createRequestHandler(build, 'production'),
		elementsScript: elementsScript(),
		staticFiles,
		prepare: async (database) => {
			// The help pages are indexed in a shop without demo data too.
			await (config.demo ? seedDemo(database) : indexPages(database.db))
			await upgradeData(database)
		},
	})
}
