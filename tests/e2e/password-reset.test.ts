// A forgotten password, and changes of password and address: by mailed links that work once.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newPerson, openAccount, section, signUp, toast, type Person } from './account-page.ts'
import {
	axeFindings,
	closePage,
	findingsAtBothWidths,
	openPage,
	screens,
	sidewaysOverflow,
	watch,
} from './browser.ts'
import { signUpForCookies } from './cookie-header.ts'
import { lettersTo, letterTo, linkIn } from './mailbox.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const shopUrl = inject('shopUrl')

const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor()
const mailed = (to: string, subject: string) => letterTo(shopUrl, to, subject)
const newPasswordLink = async ({ email }: Person) => linkIn(await mailed(email, 'Set a new password'))

/** Opens a React page and waits until it runs: its buttons do nothing before. */
async function openReady(page: Page, address: string): Promise<void> {
	await page.goto(address)
	await page.waitForFunction(() => {
		const control = document.querySelector('main form, main button')
		return control === null || Object.keys(control).some((key) => key.startsWith('__react'))
	})
}

async function inOrder(page: Page): Promise<void> {
	expect(await axeFindings(page)).toEqual([])
	expect(await sidewaysOverflow(page)).toBe(0)
}

async function expectOrderAtBothWidths(page: Page): Promise<void> {
	expect(await findingsAtBothWidths(page)).toEqual([])
}

async function askForLink(page: Page, email: string): Promise<string> {
	await openReady(page, '/auth?next=%2Faccount')
	await page.getByRole('link', { name: 'Forgot password?' }).click()
	await title(page, 'Forgot your password?')
	await openReady(page, page.url())
	await page.getByLabel('Email').fill(email)
	await page.getByRole('button', { name: 'Send link' }).click()
	await title(page, 'Check your mail')
	return page.getByRole('main').innerText()
}

/** Requests the link over HTTP: another test covers the form. */
async function askForLinkOnly(page: Page, { email }: Person): Promise<void> {
	const answer = await page.request.post('/auth/v1/recover', {
		headers: { Origin: shopUrl },
		data: { email },
	})
	expect(answer.status()).toBe(200)
}

async function typeLogin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
	const form = page.getByRole('tabpanel')
	await form.getByLabel('Email').fill(email)
	await form.getByRole('textbox', { name: 'Password' }).fill(password)
	await form.getByRole('button', { name: 'Sign In' }).click()
}

const isSignedOut = async (page: Page) => {
	await page.goto('/account')
	return new URL(page.url()).pathname === '/auth'
}

test('a forgotten password is set anew by a link from our mail', async () => {
	const [page, other, person] = [
		await openPage(browser, screens.narrow),
		await openPage(browser),
		newPerson(),
	]
	const troubles = watch(page)
	await signUp(other, person)
	await askForLink(page, person.email)
	await expectOrderAtBothWidths(page)
	await openReady(page, await newPasswordLink(person))
	await title(page, 'Set a new password')
	await expectOrderAtBothWidths(page)
	await page.getByRole('button', { name: 'Continue' }).click()
	await title(page, 'New password')
	await page.getByText(`For ${person.email}`).waitFor()
	await expectOrderAtBothWidths(page)
	const field = page.getByRole('textbox', { name: 'New password' })
	const save = () => page.getByRole('button', { name: 'Save password' }).click()
	await field.fill('short')
	await save()
	await page.getByText('Password must be at least 6 characters').waitFor()
	expect(await field.getAttribute('aria-invalid')).toBe('true')
	await field.fill('a brand new horse')
	await save()
	await title(page, 'Password set')
	await expectOrderAtBothWidths(page)
	await page.getByRole('link', { name: 'Continue' }).click()
	await page.getByRole('heading', { level: 1, name: person.name }).waitFor()
	expect(new URL(page.url()).pathname).toBe('/account')
	expect(await isSignedOut(other)).toBe(true)
	await mailed(person.email, 'Your password was changed')
	await openReady(other, '/auth')
	await typeLogin(other, person)
	await toast(other, 'Sign in failed').waitFor()
	await typeLogin(other, { ...person, password: 'a brand new horse' })
	await toast(other, 'Welcome back!').waitFor()
	expect(troubles).toEqual([])
	await Promise.all([closePage(page), closePage(other)])
})

test('the answer is the same whether the address is known or not', async () => {
	const [page, person, stranger] = [await openPage(browser), newPerson(), newPerson()]
	const troubles = watch(page)
	await signUpForCookies(shopUrl, person)
	const [known, unknown] = [await askForLink(page, person.email), await askForLink(page, stranger.email)]
	expect(unknown.replaceAll(stranger.email, 'x')).toBe(known.replaceAll(person.email, 'x'))
	expect(known).toContain(`If ${person.email} has an account, a link`)
	await newPasswordLink(person)
	expect(await lettersTo(shopUrl, stranger.email)).toEqual([])
	expect(troubles).toEqual([])
	await closePage(page)
})

test('a link works once and then says how to go on', async () => {
	const [page, person] = [await openPage(browser, screens.narrow), newPerson()]
	await signUpForCookies(shopUrl, person)
	await askForLinkOnly(page, person)
	const link = await newPasswordLink(person)
	await openReady(page, link)
	await page.getByRole('button', { name: 'Continue' }).click()
	await title(page, 'New password')
	const late = await openPage(browser)
	await openReady(late, link)
	await late.getByRole('button', { name: 'Continue' }).click()
	await title(late, 'This link is used or too old')
	await late.getByText('A link works once and for one hour. Ask for a new one to go on.').waitFor()
	await expectOrderAtBothWidths(late)
	await late.getByRole('link', { name: 'Send a new link' }).click()
	await title(late, 'Forgot your password?')
	await late.goto('/auth/reset')
	await title(late, 'Open the link first')
	await expectOrderAtBothWidths(late)
	await late.goto('/auth/confirm?type=recovery')
	await title(late, 'This link is not complete')
	await expectOrderAtBothWidths(late)
	await Promise.all([closePage(page), closePage(late)])
})

const attempts = [
	{ width: 'wide', hasScripts: true },
	{ width: 'narrow', hasScripts: false },
] as const

test.for(attempts)('a wrong password is reported and loses nothing that was typed (%o)', async (attempt) => {
	const { width, hasScripts } = attempt
	const person = newPerson()
	await signUpForCookies(shopUrl, person)
	const page = await openPage(browser, { ...screens[width], javaScriptEnabled: hasScripts })
	if (hasScripts) await openReady(page, '/auth')
	else await page.goto('/auth')
	await typeLogin(page, { ...person, password: 'wrong horse' })
	const words = 'Invalid email or password. Please try again.'
	await toast(page, 'Sign in failed').getByText(words).waitFor()
	const form = page.getByRole('tabpanel')
	await form.getByText(words).waitFor()
	expect(await form.getByLabel('Email').inputValue()).toBe(person.email)
	const password = form.getByRole('textbox', { name: 'Password' })
	// Without scripts the server renders the page again, and passwords are not sent back.
	expect(await password.inputValue()).toBe(hasScripts ? 'wrong horse' : '')
	if (hasScripts) await expectOrderAtBothWidths(page)
	await typeLogin(page, person)
	await page.waitForURL((url) => url.pathname === '/')
	expect(await isSignedOut(page)).toBe(false)
	await closePage(page)
})

test('a password that is changed in the settings is reported by mail, and the old one no longer works', async () => {
	const [page, other, person] = [await openPage(browser), await openPage(browser), newPerson()]
	await signUp(page, person)
	await openAccount(page, 'settings')
	const form = section(page, 'Password')
	await form.getByRole('textbox', { name: 'Current password' }).fill(person.password)
	await form.getByRole('textbox', { name: 'New password' }).fill('a second horse')
	await form.getByRole('button', { name: 'Change password' }).click()
	await toast(page, 'Password changed').waitFor()
	const letter = await mailed(person.email, 'Your password was changed')
	expect(letter.text).toContain('If this was not you')
	await openReady(other, '/auth')
	await typeLogin(other, person)
	await toast(other, 'Sign in failed').waitFor()
	await typeLogin(other, { ...person, password: 'a second horse' })
	await toast(other, 'Welcome back!').waitFor()
	await Promise.all([closePage(page), closePage(other)])
})

test('a new address counts once the old and the new one have agreed', async () => {
	const [page, phone] = [await openPage(browser), await openPage(browser, screens.narrow)]
	const [person, { email }] = [newPerson(), newPerson()]
	const troubles = watch(page)
	await signUp(page, person)
	await openAccount(page, 'settings')
	const form = section(page, 'Email').first()
	await form.getByLabel('New email').fill(email)
	await form.getByRole('button', { name: 'Change email' }).click()
	await toast(page, 'Check both mailboxes').waitFor()
	await form.getByText('Both addresses have to confirm.').waitFor()
	await expectOrderAtBothWidths(page)
	const subject = 'Confirm the change of your email address'
	await openReady(phone, linkIn(await mailed(person.email, subject)))
	await title(phone, 'Change your email')
	await phone.getByRole('button', { name: 'Confirm change' }).click()
	await title(phone, 'Almost done')
	await inOrder(phone)
	expect(await isSignedOut(phone)).toBe(true)
	await openAccount(page, 'settings')
	await form.getByText('The old address has agreed; the new one has to confirm.').waitFor()
	await form.getByText(`Now ${person.email}`).waitFor()
	await openReady(page, linkIn(await mailed(email, subject)))
	await page.getByRole('button', { name: 'Confirm change' }).click()
	await title(page, 'Email changed')
	await expectOrderAtBothWidths(page)
	await page.getByRole('link', { name: 'Continue' }).click()
	await form.getByText(`Now ${email}`).waitFor()
	expect((await mailed(person.email, 'Your email address was changed')).text).toContain(email)
	await openReady(phone, '/auth')
	await typeLogin(phone, person)
	await toast(phone, 'Sign in failed').waitFor()
	await typeLogin(phone, { ...person, email })
	await toast(phone, 'Welcome back!').waitFor()
	expect(troubles).toEqual([])
	await Promise.all([closePage(page), closePage(phone)])
})
