// The texts of the account page in its language, which the parts of the sign-in on it have, too.
import { useAuthTexts } from '#accounts/components/auth-language.tsx'
import { accountTexts } from '../rules/account-texts.ts'
import { settingsTexts } from '../rules/settings-texts.ts'

export function useAccountTexts() {
	const { language } = useAuthTexts()
	return { language, texts: accountTexts[language], settings: settingsTexts[language] }
}
