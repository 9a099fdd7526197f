// GET /production/jobs/{id}/files.zip: art in real inches, outlines to cut and charts of one garment.
import { proofDesk } from '#designs/dependencies.server.ts'
import { found } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { jobFiles } from '../service/export.server.ts'
import { zipAnswer } from '#http/zip-answer.server.ts'
import type { Route } from './+types/job-files'

export const loader = async ({ params, context }: Route.LoaderArgs) =>
	zipAnswer(await found(() => jobFiles(context.get(serviceContext), context.get(proofDesk), params.jobId)))
