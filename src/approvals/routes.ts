// Routes of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const approvalsRoutes: RouteConfigEntry[] = [
	route('approvals', 'approvals/routes/pending-approvals.tsx'),
	route('approvals/:approvalId', 'approvals/routes/approval.tsx'),
	route('approvals/:approvalId/edit', 'approvals/routes/edit.tsx'),
	route('approvals/:approvalId/proof/:designId/:version.pdf', 'approvals/routes/proof.ts'),
]
