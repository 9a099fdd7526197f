import { expect, test } from 'vitest'
import {
	invitationMail,
	portalReadyMail,
	requestDeclinedMail,
	requestForStaffMail,
	requestReceivedMail,
} from './portal-mails.ts'

const sender = { publicUrl: 'http://shop.test' }
const request = {
	id: 'r1',
	organizationName: 'Lakewood\r\nBcc: victim@example.test',
	sport: 'football',
	contactName: '<b>Pat</b>',
	contactEmail: 'pat@example.test',
	contactPhone: '',
	estimatedTeamSize: null,
	colors: '',
	message: '<script>alert(1)</script>',
}

test('the desk reads what was typed as text, on one line where it is a line', () => {
	const mail = requestForStaffMail(request, 'support@shop.test', sender)
	expect(mail).toMatchObject({ to: 'support@shop.test', replyTo: 'pat@example.test' })
	expect(mail.subject).toBe('Portal request: Lakewood Bcc: victim@example.test')
	expect(mail.html).not.toMatch(/<script>|<b>Pat/)
	expect(mail.links).toEqual(['http://shop.test/admin/requests/r1'])
})

test('a requester learns what happens and reads nothing that another person may have typed', () => {
	const mail = requestReceivedMail('pat@example.test', sender)
	expect(mail.subject).toBe('We have your team portal request')
	expect(mail.text).toContain('Within 24 hours')
	const spanish = requestReceivedMail('pat@example.test', sender, 'es')
	expect(spanish.subject).toBe('Recibimos su solicitud de un portal de equipo')
	expect(spanish.html).toContain('<html lang="es-US">')
	const declined = requestDeclinedMail('pat@example.test', 'Ten players and more.', sender)
	expect(declined.text).toContain('Ten players and more.')
})

test('an invitation says team, role and day, and leads to its own address', () => {
	const facts = {
		teamName: 'Lakewood Rams',
		roleName: 'player',
		link: 'http://shop.test/join/secret',
		until: '2026-12-04',
	}
	const mail = invitationMail('a@example.test', { ...facts, isRequester: false }, sender)
	expect(mail.text).toContain('team portal of Lakewood Rams as player')
	expect(mail.text).toContain('December 4, 2026')
	expect(mail.links).toEqual(['http://shop.test/join/secret'])
	expect(mail.subject).not.toContain('secret')
	const spanish = invitationMail(
		'a@example.test',
		{ ...facts, roleName: 'jugador o jugadora', isRequester: false, language: 'es' },
		sender,
	)
	expect(spanish.subject).toBe('Invitación al equipo: Lakewood Rams')
	expect(spanish.text.replaceAll(/\s+/g, ' ')).toContain('vale hasta el 4 de diciembre de 2026.')
	expect(spanish.wording?.id).toBe('portal.invited.es')
	const ready = invitationMail('a@example.test', { ...facts, roleName: 'coach', isRequester: true }, sender)
	expect(ready.subject).toBe('Your team portal is ready: Lakewood Rams')
	const coach = portalReadyMail('a@example.test', { teamName: 'Rams', portalId: 'rams-7f3a' }, sender)
	expect(coach.links).toEqual(['http://shop.test/portal/rams-7f3a'])
})
