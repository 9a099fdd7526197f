// Redirect targets that must lead to the own site (auth contract §7.5), for every endpoint that takes `redirect_to`.

/** @param siteUrl origin of the site */
export function evilRedirects(siteUrl: string): string[] {
	const { host } = new URL(siteUrl)
	return [
		'https://evil.example',
		'//evil.example',
		'///evil.example',
		'https:evil.example',
		'https:/evil.example',
		'http:evil.example',
		'/\\evil.example',
		'\\\\evil.example',
		'http:\\\\evil.example',
		`http://${host}\\@evil.example`,
		`http://${host}@evil.example`,
		`http://${host}:80@evil.example`,
		`http://user:password@${host}/`,
		`http://user@${host}/`,
		`http://${host}.evil.example`,
		`http://${host}evil.example`,
		`http://evil.example#${host}`,
		`http://evil.example?${host}`,
		`http://evil.example/${host}`,
		`http://evil.example\t.${host}`,
		'javascript:alert(1)',
		'JaVaScRiPt:alert(1)',
		'java\nscript:alert(1)',
		`javascript://${host}/%0aalert(1)`,
		'data:text/html,x',
		'vbscript:x',
		'file:///etc/passwd',
		`ftp://${host}/`,
		`blob:${siteUrl}/x`,
		`${siteUrl}/\r\nLocation: https://evil.example`,
		`${siteUrl}/\u0000`,
		` ${siteUrl}/`,
		'http://[::1',
		'http://evil\u3002example',
		'\u202ehttps://evil.example',
	]
}
