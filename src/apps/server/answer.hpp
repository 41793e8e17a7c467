// HTTP replies: the page's files, and short texts that say what is wrong.
#pragma once

#include <string_view>

#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/message_generator.hpp>

#include "apps/server/guard.hpp"
#include "apps/server/page.hpp"
#include "base/text.hpp"

namespace asobi {

using HttpRequest = boost::beast::http::request<boost::beast::http::empty_body>;
using HttpReply = boost::beast::http::message_generator;
using HttpStatus = boost::beast::http::status;

inline std::string_view as_view(boost::beast::string_view text) { return {text.data(), text.size()}; }

// A refusal; the connection is closed after it.
HttpReply refusal(HttpStatus status, const Text& why);
// The reply to a well-formed request that is not for the WebSocket; throws when the system lacks the means to know it.
HttpReply page_reply(const HttpRequest& request, const Page& page);

}  // namespace asobi
