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

type Manifest = Record<string, { file: string } | undefined>

function elementsScript(clientFolder: string): string {
	const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest
	const entry = manifest['src/elements/main.ts']
	if (!entry) throw new Error('The build has no elements script; build again.')
	return `/${entry.file}`
}

type Built = {
	config: Config
	image: string | null
	/** The folder of the build: the browser's files are beside the server's. */
	folder: string
}

export async function startBuilt({ config, image, folder }: Built): Promise<Running> {
	const clientFolder = join(folder, 'client')
	const staticFiles = builtFiles(clientFolder)
	return start({
		config,
		image,
		handle: createRequestHandler(build, 'production'),
		elementsScript: elementsScript(clientFolder),
		staticFiles,
		prepare: async (database) => {
			// The help pages are indexed in a shop without demo data too.
			await (config.demo ? seedDemo(database) : indexPages(database.db))
			await upgradeData(database)
		},
	})
}
