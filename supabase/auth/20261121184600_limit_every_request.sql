-- Every request to the sign-in counts, beside the limits of what it asks for.
update private.rate_limits set action = 'auth_request' where action = 'auth_read';
