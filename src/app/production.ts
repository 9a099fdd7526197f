// Entry of the built server: everything in one module graph, started by scripts/start.ts.
import type { ElementScripts } from '#http/element-scripts.ts'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { createRequestHandler } from 'react-router'
import { seedDemo } from './demo.server.ts'
import { upgradeData } from './upgrade.server.ts'
import { openKnownHashes } from '#pictures/service/known-hashes.server.ts'
import { useKnownHashes } from '#pictures/service/pictures.server.ts'
import { indexPages } from '#search/service/indexing.server.ts'
import type { Config } from './config.ts'
import { builtFiles } from './http/built-files.ts'
import { start, startWorker as openWorker, type Running } from './main.ts'
import { releaseAtRest } from './rest.ts'

export { readConfig } from './config.ts'
export { WrongSetting } from '#settings/settings.ts'
export { DataFolderInUse } from '#database/embedded.server.ts'

/** The addresses of the elements' files, whose hashed names the build has written down. Cast: vite.config.ts writes the file. */
const elementScripts = (clientFolder: string) =>
	JSON.parse(readFileSync(join(clientFolder, '.vite/elements.json'), 'utf8')) as ElementScripts

type Built = {
	config: Config
	image: string | null
	/** The folder of the build: the browser's files are beside the server's. */
	folder: string
}

export async function startBuilt({ config, image, folder }: Built): Promise<Running> {
	const clientFolder = join(folder, 'client')
	const staticFiles = builtFiles(clientFolder)
	// scripts/build.ts names the folder of a build by the sources.
	if (config.dataDir !== 'memory')
		useKnownHashes(openKnownHashes(join(config.dataDir, 'picture-hashes.json'), basename(folder)))
	releaseAtRest()
	return start({
		config,
		image,
		handle: createRequestHandler(build, 'production'),
		elementScripts: elementScripts(clientFolder),
		staticFiles,
		prepare: async (database) => {
			// The help pages are indexed in a shop without demo data too.
			await (config.demo ? seedDemo(database) : indexPages(database.db))
			await upgradeData(database)
		},
	})
}

export async function startWorker(config: Config): Promise<Pick<Running, 'stop'>> {
	releaseAtRest()
	return openWorker(config)
}
