// Loaded into a shop of a journey: what it asks of Stripe goes to the test's own server.
import http from 'node:http'
import https from 'node:https'

const request = https.request.bind(https)
const port = Number(process.env.STRIPE_STAND_IN)

https.request = (options, ...rest) => {
	if (options?.host !== 'api.stripe.com') return request(options, ...rest)
	const { agent: _agent, ciphers: _ciphers, ...plain } = options
	return http.request({ ...plain, host: '127.0.0.1', port }, ...rest)
}
