// A coach configures the kit of a new team on a phone, and the shop publishes it.
import type { Page } from 'playwright'
import { toast } from './account-page.ts'
import { patience } from './patience.ts'

/** Adds the fan hoodie; every player needs what the shop opened the portal with. */
export async function configureKit(portalId: string, { coach, admin }: Record<'coach' | 'admin', Page>) {
	await coach.goto(`/portal/${portalId}/kit`)
	await coach.getByLabel('Brand, model, sport or product number').fill('varsity fleece hoodie')
	await coach.getByRole('button', { name: 'Search', exact: true }).last().click()
	await coach.getByRole('button', { name: /^Add .*Varsity Fleece Hoodie/ }).click()
	await toast(coach, 'Added').waitFor(patience)
	for (const item of ['Derby Match Jersey', 'Derby Match Shorts']) {
		const entry = coach.locator('details').filter({ has: coach.locator('summary', { hasText: item }) })
		await entry.locator('summary').press('Enter')
		await entry.getByRole('checkbox', { name: 'Every player needs it' }).check()
	}
	await coach.getByRole('button', { name: 'Send to Fieldhouse' }).click()
	await toast(coach, 'Sent to us').waitFor(patience)
	await admin.goto(`/admin/portals/${portalId}`)
	await admin.getByRole('button', { name: 'Publish the kit' }).click()
	await toast(admin, 'Kit published').waitFor(patience)
}
