import { serviceContext, siteContext } from '#http/context.server.ts'
import { textFile } from './files.server.ts'
import { mainSitemap } from '../service/sitemap.server.ts'
import type { Route } from './+types/sitemap'

export const loader = async ({ context }: Route.LoaderArgs) =>
	textFile(
		await mainSitemap(context.get(serviceContext), context.get(siteContext).publicUrl),
		'application/xml',
	)
