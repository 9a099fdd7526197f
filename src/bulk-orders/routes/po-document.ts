// GET /orders/{id}/po-document: the scanned purchase order, as a download and never inline.
import { proofsContext } from '#designs/dependencies.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { download } from '#http/files.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { poDocument } from '../service/files.server.ts'
import type { Route } from './+types/po-document'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { store } = context.get(proofsContext)
	const { bytes, name, type } = await orNotFound(() =>
		poDocument(context.get(serviceContext), store, params.orderId),
	)
	return download({ body: new Uint8Array(bytes), type, name })
}
