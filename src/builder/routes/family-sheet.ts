// GET /designs/{id}/families/{version}.pdf: one page for families, only for the design's owner.
import { familySheetOf } from '../service/family-sheet.server.ts'
import { sheetAnswer } from './sheet-answer.server.ts'
import type { Route } from './+types/family-sheet'

export const loader = ({ params: { designId, version }, ...facts }: Route.LoaderArgs) =>
	sheetAnswer(facts, (services, parts) =>
		familySheetOf(services, parts, { designId, version: Number(version) }),
	)
