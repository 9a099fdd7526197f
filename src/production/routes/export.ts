// GET /production/export?method=…: a batch for the machines: the ticked jobs, or all that match the filters.
import { data, redirect } from 'react-router'
import { proofsContext } from '#designs/dependencies.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { orNotFound } from '#http/answers.server.ts'
import { boardHref, filtersIn } from '../rules/forms.ts'
import { withFailure } from '../rules/outcomes.ts'
import { batchExport } from '../service/export.server.ts'
import { zipAnswer } from '#http/files.server.ts'
import type { Route } from './+types/export'

/** A refused export is reported on the board that it came from. */
const backToBoard = (failure: unknown, board: string): never => {
	if (failure instanceof Refusal && failure.code === 'not_found')
		throw redirect(withFailure(board, 'nothing'), 303)
	if (failure instanceof Refusal && failure.code === 'invalid')
		throw redirect(withFailure(board, 'too_many'), 303)
	throw failure
}

export async function loader({ context, url }: Route.LoaderArgs) {
	const { method, ...filters } = filtersIn(url.searchParams)
	if (method === undefined) throw data('Choose what to export: a method is missing.', { status: 400 })
	const { publicUrl } = context.get(siteContext)
	const request = { filters: { ...filters, method }, ids: url.searchParams.getAll('job'), publicUrl }
	const board = boardHref(filters)
	return zipAnswer(
		await orNotFound(() =>
			batchExport(context.get(serviceContext), context.get(proofsContext), request).catch(
				(failure: unknown) => backToBoard(failure, board),
			),
		),
	)
}
