import { siteContext } from '#http/context.server.ts'
import { textFile } from './files.server.ts'
import { robots } from '../rules/sitemap.ts'
import type { Route } from './+types/robots'

export const loader = ({ context }: Route.LoaderArgs) =>
	textFile(robots(context.get(siteContext).publicUrl), 'text/plain')
