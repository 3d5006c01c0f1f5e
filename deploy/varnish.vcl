# Varnish (7 or newer) as a cache in front of the site, which needs SHARED_CACHE=by-language. docs/deploy.md
vcl 4.1;

import std;

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
    # The cache key has the URL and the language, read as the site does. Cookies are passed to the site, whose Cache-Control says what is cached.
    if (req.http.Cookie ~ "(^|;)[ \t]*language=en[ \t]*(;|$)") {
        set req.http.X-Language = "en";
    } else {
        set req.http.X-Language = "sv";
    }
    # stale-while-revalidate for a minute; stale-if-error for a day after the site has failed (see vcl_deliver).
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
    # An error must not replace a cached page.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    if (beresp.http.Cache-Control !~ "public" || beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        return (deliver);
    }
    # Vary: Cookie is not needed in the cache, since the language is in the key; clients still get it.
    set beresp.http.X-Vary = beresp.http.Vary;
    set beresp.http.Vary = "Accept-Encoding";
    set beresp.grace = 1d;
    return (deliver);
}

sub vcl_backend_error {
    if (bereq.is_bgfetch) {
        return (abandon);
    }
    # The site does not answer. vcl_deliver looks for a cached page first.
    set beresp.status = 503;
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "5";
    # In the language of the URL, or else of the cookie. After a form another page is shown, which does not reload by
    # itself.
    if (bereq.url ~ "[?&]lang=en(&|$)" ||
        (bereq.url !~ "[?&]lang=sv(&|$)" && bereq.http.Cookie ~ "(^|;)[ \t]*language=en[ \t]*(;|$)")) {
        if (bereq.method == "POST") {
            synthetic(std.fileread("/srv/site/deploy/away/en-unsent.html"));
        } else {
            set beresp.http.Refresh = "5";
            synthetic(std.fileread("/srv/site/deploy/away/en-outage.html"));
        }
    } elsif (bereq.method == "POST") {
        synthetic(std.fileread("/srv/site/deploy/away/sv-unsent.html"));
    } else {
        set beresp.http.Refresh = "5";
        synthetic(std.fileread("/srv/site/deploy/away/sv-outage.html"));
    }
    return (deliver);
}

sub vcl_deliver {
    # The site has failed, and the cached page, if there is one, is older than a minute: try again with a longer grace.
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
