// POST /colors: keeps the visitor's team colors in a cookie, for browsers without scripts.
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { safePath } from '#auth/rules/redirects.ts'
import { siteContext } from '#http/context.server.ts'
import { galleryHref } from '#pictures/urls.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { choiceCookie, choiceParams, teamChoice } from '#pictures/rules/team-choice.ts'
import type { Route } from './+types/team-colors'

const TeamColorsForm = z
	.object({
		primary: z.string(),
		secondary: z.string(),
		team: z.string().default(''),
		back: z.string().default('/'),
	})
	.transform(({ primary, secondary, team, back }, check) => {
		const choice = teamChoice(`${primary}-${secondary}`, team)
		if (choice) return { choice, back: safePath(back) }
		check.addIssue({ code: 'custom', message: 'Choose two of the team colors.' })
		return z.NEVER
	})

/** The gallery shows colors of its address without scripts; every other page needs the script for them. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = TeamColorsForm.safeParse(await fieldsOf(request))
	if (!form.success) throw data('Choose two of the team colors.', { status: 400 })
	const { choice, back } = form.data
	const url = new URL(back, 'http://shop.invalid')
	if (url.pathname === galleryHref)
		for (const [name, value] of choiceParams(choice)) url.searchParams.set(name, value)
	return redirect(url.pathname + url.search + url.hash, {
		status: 303,
		headers: { 'Set-Cookie': choiceCookie(choice, context.get(siteContext).publicUrl) },
	})
}

/** Opened as a page, it leads to the form. */
export const loader = () => redirect(galleryHref)
