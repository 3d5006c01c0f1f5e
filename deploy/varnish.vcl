# Varnish (7 or newer) as the cache in front of the site. Start the site with SHARED_CACHE=by-language. docs/deploy.md
vcl 4.1;

backend site {
    .host = "127.0.0.1";
    .port = "3000";
    .connect_timeout = 2s;
    .first_byte_timeout = 30s;
}

sub vcl_recv {
    unset req.http.X-Language;
    if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
        return (pass);
    }
    # The key is the address and the language. Cookies go on to the site, which says what may be kept.
    if (req.http.Cookie ~ "(^|;\s*)tryggora-language=en\s*(;|$)") {
        set req.http.X-Language = "en";
    } else {
        set req.http.X-Language = "sv";
    }
    # stale-while-revalidate of a minute; stale-if-error of a day, once the site has failed (vcl_deliver).
    set req.grace = 60s;
    if (req.restarts > 0) {
        set req.grace = 1d;
    }
    return (hash);
}

sub vcl_hash {
    hash_data(req.url);
    hash_data(req.http.Host);
    hash_data(req.http.X-Language);
    return (lookup);
}

sub vcl_backend_fetch {
    unset bereq.http.X-Language;
}

sub vcl_backend_response {
    # An error takes the place of nothing that is kept.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    if (beresp.http.Cache-Control !~ "public" || beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        return (deliver);
    }
    # The language is in the key, so the rest of the cookies need not be.
    set beresp.http.X-Vary = beresp.http.Vary;
    set beresp.http.Vary = "Accept-Encoding";
    set beresp.grace = 1d;
    return (deliver);
}

sub vcl_backend_error {
    if (bereq.is_bgfetch) {
        return (abandon);
    }
}

sub vcl_deliver {
    # The site has failed: what is kept is older than a minute, or there is nothing.
    if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
        return (restart);
    }
    if (resp.http.X-Vary) {
        set resp.http.Vary = resp.http.X-Vary;
        unset resp.http.X-Vary;
    }
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}
