// GET /designs/shared/{token}/families.pdf: one page for families, for anyone with the link.
import { sharedFamilySheet } from '../service/family-sheet.server.ts'
import { sheetAnswer } from './sheet-answer.server.ts'
import type { Route } from './+types/linked-family-sheet'

export const loader = ({ params, ...facts }: Route.LoaderArgs) =>
	sheetAnswer(facts, (services, parts) => sharedFamilySheet(services, parts, params.token))
