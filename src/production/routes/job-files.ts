// GET /production/jobs/{id}/files.zip: art in real inches, cut outlines and charts of one garment.
import { proofsContext } from '#designs/dependencies.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { jobFiles } from '../service/export.server.ts'
import { zipAnswer } from '#http/files.server.ts'
import type { Route } from './+types/job-files'

export const loader = async ({ params, context }: Route.LoaderArgs) =>
	zipAnswer(
		await orNotFound(() => jobFiles(context.get(serviceContext), context.get(proofsContext), params.jobId)),
	)
