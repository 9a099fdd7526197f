// /admin/products/files/template.csv: the columns of a file of products, with one to begin with.
import { csvAnswer } from '#http/files.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { templateFile } from '../rules/product-file.ts'
import { adminOnly } from './staff-page.server.ts'
import type { Route } from './+types/product-template-csv'

export function loader({ context }: Route.LoaderArgs) {
	adminOnly(context.get(serviceContext))
	return csvAnswer({ text: templateFile(), name: 'fieldhouse-products-template.csv' })
}
