// The browser's files of a build.
import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { embedScriptPath } from '#portals/urls.ts'
import sirv, { type RequestHandler } from 'sirv'

/** Pages of other websites load it as a module. */
const anySite = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** They speak of documents: without a use on scripts, stylesheets and faces, and a tenth of a small script. */
const ofDocuments = ['Permissions-Policy', 'Cross-Origin-Opener-Policy']

const isHashed = (path: string) => path.startsWith('/assets/')

/** A file that vanished since the start, because newer builds took its place, breaks off the answer and nothing else. */
function breakOffWithFile(response: ServerResponse): void {
	response.once('pipe', (file: Readable) => {
		file.once('error', () => response.destroy())
	})
}

/** @param folder as it is now: files that come later are not served */
export function builtFiles(folder: string): RequestHandler {
	const serve = sirv(folder, {
		etag: true,
		brotli: true,
		gzip: false,
		dotfiles: false,
		setHeaders: (response, path) => {
			if (path === embedScriptPath)
				for (const [name, value] of Object.entries(anySite)) response.setHeader(name, value)
			if (isHashed(path)) for (const name of ofDocuments) response.removeHeader(name)
			response.setHeader(
				'Cache-Control',
				isHashed(path)
					? 'public, max-age=31536000, immutable'
					: 'public, max-age=86400, stale-while-revalidate=604800',
			)
		},
	})
	return (request, response, next) => {
		breakOffWithFile(response)
		serve(request, response, next)
	}
}
